import { eq, lte } from 'drizzle-orm'
import { lockOrder, type Orders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { tell } from './events'
import { type AfterSale, isAfterSale, lockAfterSale } from './find'
import { move } from './move'
import { moneyIsBack } from './refund'
import { type AfterSaleState, atDesk, states } from './states'
import { afterSales } from './tables'

/** What a state becomes by itself when its time is over. */
const afterwards = (state: AfterSaleState): AfterSaleState | undefined =>
  state === 'agreed' ? 'closed' : states.of(state).received

/** What waits too long: where the person is late it ends; where the house is, somebody takes it over. */
export const settleOverdue = (keeper: string): Sweep<typeof afterSales> => ({
  name: 'after-sale: end or hand over what waits too long',
  every: 60,
  table: afterSales,
  keys: ['userId', 'afterSaleNo'],
  due: (now) => lte(afterSales.deadlineAt, now),
  order: afterSales.deadlineAt,
  first: lockOrder,
  async work(tx, found, now) {
    const { afterSale } = await lockAfterSale(tx, found.userId, found.afterSaleNo)
    const { state } = afterSale
    const to = afterwards(state)
    if (to) await move(tx, afterSale, { to, at: now })
    else if (atDesk.includes(state)) await handOver(tx, afterSale, keeper, now)
    else throw new Error(`An after-sale that is ${state} waits for nobody`)
  },
})

async function handOver(tx: Db, afterSale: AfterSale, keeper: string, now: Date) {
  await tx.update(afterSales).set({ keeper, deadlineAt: null }).where(isAfterSale(afterSale))
  await tell(tx, afterSale, { event: 'handedOver', note: keeper }, now)
}

/** Done once the provider has given the money back. */
export const endRefunds = (orders: Orders): Sweep<typeof afterSales> => ({
  name: 'after-sale: see whether money has arrived',
  every: 5,
  table: afterSales,
  keys: ['userId', 'afterSaleNo'],
  due: () => eq(afterSales.state, 'refunding'),
  order: afterSales.createdAt,
  ready: (db, found) => moneyIsBack(orders, db, found),
  first: lockOrder,
  async work(tx, found, now) {
    const { order, afterSale } = await lockAfterSale(tx, found.userId, found.afterSaleNo)
    if (await moneyIsBack(orders, tx, order)) await move(tx, afterSale, { to: 'refunded', at: now })
  },
})
