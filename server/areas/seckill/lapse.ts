import { and, eq, sql } from 'drizzle-orm'
import { putAside } from '@server/areas/catalogue/catalogue'
import { orderStateIn } from '@server/areas/order/order'
import type { Sweep } from '@server/jobs/sweep'
import { seckillEntries, seckillItems } from './tables'

/**
 * An order that was cancelled has put its piece into the shop. While the sale runs it is the queue's
 * again; after that it is there for everybody.
 */
export const lapseEntries: Sweep<typeof seckillEntries> = {
  name: 'seckill: pass on what was cancelled',
  every: 2,
  table: seckillEntries,
  keys: ['itemId', 'userId'],
  due: () =>
    and(
      eq(seckillEntries.state, 'ordered'),
      sql`${orderStateIn(seckillEntries.userId, seckillEntries.orderSn)} = 'cancelled'`,
    ),
  order: seckillEntries.enteredAt,
  // the pieces are locked before the place, as whoever sells them does
  first: (tx, { itemId }) =>
    tx.execute(sql`select from seckill_items where item_id = ${itemId} for update`),
  async work(tx, { itemId, userId }) {
    const { rows } = await tx.execute<{ goods_id: string; running: boolean }>(sql`
      select goods_id, ended_at is null as running
      from seckill_items join seckill_sessions using (session_id) where item_id = ${itemId}`)
    const { goods_id: goodsId, running } = rows[0]!
    await tx
      .update(seckillEntries)
      .set({ state: 'lapsed' })
      .where(and(eq(seckillEntries.itemId, itemId), eq(seckillEntries.userId, userId)))
    if (!running || (await putAside(tx, Number(goodsId), 1)) === 0) return
    await tx
      .update(seckillItems)
      .set({ pieces: sql`${seckillItems.pieces} + 1` })
      .where(eq(seckillItems.itemId, itemId))
  },
}
