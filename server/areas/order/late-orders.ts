import { lte } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { cancelOrder } from './cancel-order'
import { lockOrder } from './find-order'
import { moveOrder } from './move-order'
import type { Orders } from './orders'
import { orders as table } from './tables'
import { flowOf, ruleOf, sellerOf, type Trade } from './trade'

/** Orders whose state has waited too long for something, the longest first. */
export const lateOrders = (orders: Orders): Sweep<typeof table> => ({
  name: 'order: see to what is late',
  every: 3,
  table,
  keys: ['userId', 'orderSn'],
  due: (now) => lte(table.deadlineAt, now),
  order: table.deadlineAt,
  work: (tx, order, now) => orders.seeToLate(tx, order, now),
})

/**
 * What becomes of an order by itself. One in a transaction: whoever holds the stock and purses of
 * several waits crosswise with those who exchange.
 */
export async function seeToLate(
  trade: Trade,
  orders: Orders,
  tx: Db,
  which: { userId: string; orderSn: string },
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, which)
  if (!order.deadlineAt || order.deadlineAt > now) return
  const { late } = ruleOf(trade, order)
  if (late === 'cancel') await cancelOrder(trade, tx, order, { reason: 'expired', at: now })
  else if (late === 'seller') await sellerOf(trade, order.seller).late?.(orders, tx, order, now)
  else if (late) await moveOrder(tx, flowOf(trade, order), order, { to: late, at: now })
  else throw new Error(`Order ${order.orderSn} is ${order.state} and waits for nothing`)
}
