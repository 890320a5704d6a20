import type { Db } from '@server/database/database'
import type { Log } from '@server/log'
import type { Fields } from '@server/providers/push/fields'

export interface Pushed {
  /** An open transaction: a message is taken whole or not at all. */
  db: Db
  log: Pick<Log, 'warn'>
  now: Date
}

/** What becomes of one kind of message that the mini program's platform sends. */
export type TakePush = (pushed: Pushed, fields: Fields) => unknown
