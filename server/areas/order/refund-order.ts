import { credit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import type { Order } from './find-order'
import { moveOrder } from './move-order'
import { coins, type Price } from './price'
import { flowOf, sellerOf, type RefundReason, type Trade } from './trade'

export interface Refund {
  /** Without it the whole price. */
  part?: Price
  reason: RefundReason
  /** As the wallet says it; "退回" and what it was where it is left out. */
  title?: string
  at: Date
}

/** What was paid goes back the way it came, whole or in part. Call it with the order locked. */
export async function refundOrder(
  trade: Trade,
  tx: Db,
  order: Order,
  { part, reason, at, title = `退回 ${order.lines[0].title}` }: Refund,
): Promise<void> {
  const { userId, orderSn } = order
  const back = part ?? order
  if (back.money > 0) {
    const wanted = part ? { amount: part.money } : {}
    const given = await trade.till.refund(tx, { userId, orderSn, reason, at, ...wanted })
    if (part && given !== part.money) throw new Error(`There is no payment of ${orderSn}`)
  }
  for (const currency of coins) {
    const amount = back[currency]
    if (amount === 0) continue
    await credit(tx, { userId, currency, amount, orderSn, at, from: 'exchange', title })
  }
  await sellerOf(trade, order.seller).paidBack?.(tx, order, back, at)
}

/** Nothing that was paid is left with the house: the order is over, where its flow says so. */
export async function closeRefunded(trade: Trade, tx: Db, order: Order, at: Date): Promise<Order> {
  const flow = flowOf(trade, order)
  const { refunded: to } = flow
  const closes = to !== undefined && flow.states.mayBecome(order.state, to)
  if (!closes) return order
  await sellerOf(trade, order.seller).closed?.(tx, order)
  return moveOrder(tx, flow, order, { to, at })
}
