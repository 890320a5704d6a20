import { credit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import type { Order } from './find-order'
import { amountOf, currencyOf } from './price'
import type { RefundReason, Trade } from './trade'

export interface Refund {
  /** Of points or gold, and of cents; without it the whole price. */
  part?: { amount: number; money: number }
  reason: RefundReason
  /** As the wallet says it; "退回" and what it was where it is left out. */
  title?: string
  at: Date
}

/** What was paid goes back the way it came, whole or in part. Call it with the order locked. */
export async function refundOrder(
  { till }: Pick<Trade, 'till'>,
  tx: Db,
  order: Order,
  { part, reason, at, title = `退回 ${order.lines[0].title}` }: Refund,
): Promise<void> {
  const { userId, orderSn } = order
  if (part ? part.money > 0 : order.money > 0) {
    const wanted = part ? { amount: part.money } : {}
    const given = await till.refund(tx, { userId, orderSn, reason, at, ...wanted })
    if (part && given !== part.money) throw new Error(`There is no payment of ${orderSn}`)
  }
  const amount = part?.amount ?? amountOf(order)
  if (amount === 0) return
  const currency = currencyOf(order)
  await credit(tx, { userId, currency, amount, orderSn, at, from: 'exchange', title })
}
