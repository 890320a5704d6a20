import type { Order, Orders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { type AfterSale, type Locked, spokenOf } from './find'
import { move } from './move'

const kinds = ['points', 'gold', 'money'] as const

/**
 * Gives back what was asked for, once: an after-sale ends a single time. With the last of what was
 * paid the order ends as well. Call it locked.
 */
export async function payBack(
  orders: Orders,
  tx: Db,
  { order, afterSale }: Locked,
  at: Date,
): Promise<AfterSale> {
  const { title, points, gold, money } = afterSale
  const asked = { part: { points, gold, money }, title: `售后退款 ${title}` }
  await orders.refund(tx, order, { ...asked, reason: 'afterSale', at })
  const back = await spokenOf(tx, order.userId, order.orderSn)
  const isAll = kinds.every((kind) => back[kind] === order[kind])
  if (isAll) await orders.closeRefunded(tx, order, at)
  return move(tx, afterSale, { to: money > 0 ? 'refunding' : 'refunded', at })
}

/** Whether the provider has given back what an order is owed. */
export const moneyIsBack = async (
  orders: Orders,
  db: Db,
  order: Pick<Order, 'userId' | 'orderSn'>,
) => (await orders.refundsOf(db, order)).every(({ doneAt }) => doneAt !== null)
