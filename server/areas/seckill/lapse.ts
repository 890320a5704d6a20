import { and, eq, gt } from 'drizzle-orm'
import { wasCancelled } from '@server/areas/order/order'
import { dayMs } from '@server/calendar'
import type { Sweep } from '@server/jobs/sweep'
import { lockPieces, passOn, whosePieces } from './pieces'
import { moveEntry } from './queue'
import { take } from './stock'
import { seckillEntries } from './tables'

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
  // the pieces are locked before the place, as whoever grants them does
  first: lockPieces,
  async work(tx, entry) {
    const { item, endedAt } = await whosePieces(tx, entry)
    await moveEntry(tx, entry, { state: 'lapsed' })
    if (endedAt || (await take(tx, item, 1)) === 0) return
    await passOn(tx, item)
  },
}
