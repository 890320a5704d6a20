import type { Db } from '@server/database/database'
import { isRunning } from '../lamps/entry'
import type { Known } from '../rules/known'
import { listReceipts } from './receipts'

interface Asked {
  userId: string
  key: string
  known: Known
  now: Date
}

/** Whether somebody takes part: their card runs, their lamps stand, or they have received. */
export async function hasJoined(db: Db, { userId, key, known, now }: Asked): Promise<boolean> {
  if (isRunning(known.entry, now)) return true
  return (await listReceipts(db, { userId, key, before: null, most: 1 })).length > 0
}
