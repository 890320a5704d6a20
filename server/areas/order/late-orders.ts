import { asc, lte } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { cancelOrder } from './cancel-order'
import { lockOrder } from './find-order'
import { moveOrder } from './move-order'
import type { Orders } from './orders'
import { orders as table } from './tables'
import { flowOf, ruleOf, sellerOf, type Trade } from './trade'

const batch = 100

/** Orders whose state has waited too long for something, the longest first. */
export const lateOrders = (db: Db, now: Date) =>
  db
    .select({ userId: table.userId, orderSn: table.orderSn })
    .from(table)
    .where(lte(table.deadlineAt, now))
    .orderBy(asc(table.deadlineAt))
    .limit(batch)

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
