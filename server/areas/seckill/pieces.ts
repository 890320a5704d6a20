import { eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Entry, Item } from './find'
import { moveEntry } from './queue'
import { giveBack } from './stock'
import { seckillItems, seckillSessions } from './tables'

type Of = Pick<Item, 'itemId'>

/**
 * What is changed of them comes after who sells them, and before who ends the hour. Who takes a place points at them,
 * and is not waited for.
 */
export const lockPieces = (tx: Db, { itemId }: Of) =>
  tx.execute(sql`select from seckill_items where item_id = ${itemId} for no key update`)

/** Asked with the pieces locked: before that, the hour may end meanwhile. */
export async function whosePieces(tx: Db, { itemId }: Of) {
  const [row] = await tx
    .select({ item: seckillItems, endedAt: seckillSessions.endedAt })
    .from(seckillItems)
    .innerJoin(seckillSessions, eq(seckillSessions.sessionId, seckillItems.sessionId))
    .where(eq(seckillItems.itemId, itemId))
  return row!
}

/** One piece more for who is next. */
export const passOn = (tx: Db, { itemId }: Of) =>
  tx
    .update(seckillItems)
    .set({ pieces: sql`${seckillItems.pieces} + 1` })
    .where(eq(seckillItems.itemId, itemId))

/** What was granted to somebody is the next one's, or where it was sold from once the hour has ended. */
export async function drop(tx: Db, entry: Entry, reason: string): Promise<void> {
  await moveEntry(tx, entry, { state: 'dropped', reason })
  await lockPieces(tx, entry)
  const { item, endedAt } = await whosePieces(tx, entry)
  await (endedAt ? giveBack(tx, item, 1) : passOn(tx, item))
}
