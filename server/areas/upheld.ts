import type { Db } from '@server/database/database'

/** Something that somebody is held to have done against the rules, once nothing changes that any more. */
export interface Upheld {
  offenceId: string
  at: Date
}

/** Takes back what came of it, whatever that was paid in. */
export type FollowUpheld = (tx: Db, upheld: Upheld) => Promise<void>
