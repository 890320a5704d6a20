import { and, eq, gt, sql } from 'drizzle-orm'
import { wasCancelled } from '@server/areas/order/order'
import { dayMs } from '@server/calendar'
import type { Sweep } from '@server/jobs/sweep'
import { moveEntry } from './queue'
import { take } from './stock'
import { seckillEntries, seckillItems, seckillSessions } from './tables'

/** Later than that nothing of a sale is cancelled any more. */
const lookedAtDays = 30

/**
 * An order that was cancelled has put its piece back into the shop or the slot. While the sale runs it is the queue's
 * again; after that it is there for everybody.
 */
export const lapseEntries: Sweep<typeof seckillEntries> = {
  name: 'seckill: pass on what was cancelled',
  every: 2,
  table: seckillEntries,
  keys: ['itemId', 'userId'],
  due: (now) =>
    and(
      eq(seckillEntries.state, 'ordered'),
      gt(seckillEntries.enteredAt, new Date(now.getTime() - lookedAtDays * dayMs)),
      wasCancelled(seckillEntries.userId, seckillEntries.orderSn),
    ),
  order: seckillEntries.enteredAt,
  // the pieces are locked before the place, as whoever sells them does
  first: (tx, { itemId }) =>
    tx.execute(sql`select from seckill_items where item_id = ${itemId} for update`),
  async work(tx, entry) {
    const [row] = await tx
      .select({ item: seckillItems, endedAt: seckillSessions.endedAt })
      .from(seckillItems)
      .innerJoin(seckillSessions, eq(seckillSessions.sessionId, seckillItems.sessionId))
      .where(eq(seckillItems.itemId, entry.itemId))
    const { item, endedAt } = row!
    await moveEntry(tx, entry, { state: 'lapsed' })
    if (endedAt || (await take(tx, item, 1)) === 0) return
    await tx
      .update(seckillItems)
      .set({ pieces: sql`${seckillItems.pieces} + 1` })
      .where(eq(seckillItems.itemId, item.itemId))
  },
}
