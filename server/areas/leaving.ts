import type { Out } from '@contract/api'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'

export type Obstacle = Out<'/user/Center/closing'>['obstacles'][number]
export type Loss = Out<'/user/Center/closing'>['losses'][number]

export interface Leaver {
  userId: string
  config: Settings
  now: Date
}

/** What becomes of the rows of a table that say something of a person who leaves. */
export type Fate =
  /** They go; the column says whose they are. */
  | { gone: string }
  /** What is personal in them is written over, by column; the rest is needed by law or by the books. */
  | { blank: Readonly<Record<string, string>> }
  /** Why they may stay as they are. */
  | { stays: string }

/** What an area has to do with somebody's leaving. */
export interface Leaving {
  /** What has to come to an end first. */
  obstacles?: (db: Db, leaver: Leaver) => Promise<Obstacle[]>
  /** What the person will no longer have. */
  losses?: (db: Db, leaver: Leaver) => Promise<Loss[]>
  /** What is settled before any rows go, the areas above first. */
  settle?: (tx: Db, leaver: Leaver) => Promise<void>
  /** Every table with something of a person in it, in the order in which they are cleared. */
  tables: Readonly<Record<string, Fate>>
}
