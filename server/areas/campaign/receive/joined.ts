import type { Db } from '@server/database/database'
import { entryOf, isRunning } from '../lamps/entry'
import { listReceipts } from './receipts'

/** Whether somebody takes part: their card runs, their lamps stand, or they have received. */
export async function hasJoined(db: Db, userId: string, key: string, now: Date) {
  if (isRunning(await entryOf(db, userId, key), now)) return true
  return (await listReceipts(db, { userId, key, before: null, most: 1 })).length > 0
}
