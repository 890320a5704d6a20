import type { Out } from '@contract/api'
import type { Role } from '@contract/call'
import type { Db } from '@server/database/database'

type Home = Out<'/tp5/api/Work/home'>

/** Whose work it is. */
export interface Working {
  db: Db
  userId: string
  now: Date
}

/** One thing to do, or several that are done at one place. */
export interface Wait extends Pick<Home['first'][number], 'title' | 'note' | 'urgency' | 'link'> {
  /** What tells it from the others of its list. */
  key: string
  dueAt: Date | null
  /** How many rows of the list it stands for. */
  pieces?: number
}

/** What an area has for people of a role to do. */
export interface Waits {
  kind: Home['lists'][number]['kind']
  role: Role
  /** Where all of it is listed. */
  link: string
  /** How much there is, as the list itself counts, and the most urgent of it. */
  read: (working: Working, most: number) => Promise<{ count: number; first: readonly Wait[] }>
}

/** How it stands with somebody's part in an area today, in words. */
export type Standing = (working: Working) => Promise<string>
