import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { payments, refunds } from './tables'
import { askRefund, type RefundReason } from './refunds'
import { underWay } from './states'

export { keptColumn, moneyKept } from './money-kept'
export { takeNotifications } from './notifications'
export { payForDemo } from './demo-payment'
export { newNumber } from './numbers'
export { spendingOf } from './spending'

/** Where the provider tells us of money. */
export const notifyPath = '/tp5/api/OrderPay/notify'

interface OrderOf {
  userId: string
  orderSn: string
}

const ofOrder = ({ userId, orderSn }: OrderOf) =>
  and(eq(payments.userId, userId), eq(payments.orderSn, orderSn))

/** Nobody waits for this order's money any more. The provider is told after the commit. */
export async function closePayments(tx: Db, order: OrderOf & { at: Date }): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'closed', closedAt: order.at, checkAt: order.at, checks: 0 })
    .where(and(ofOrder(order), inArray(payments.state, [...underWay])))
}

interface Wanted extends OrderOf {
  at: Date
  /** In cents; without it all that has not been given back yet. */
  amount?: number
  reason: RefundReason
}

/**
 * Gives back money that an order was paid with. Call it with the order locked. Returns how many
 * cents go back: 0 where nothing was paid, or nothing is left of it.
 */
export async function refundOrder(tx: Db, wanted: Wanted): Promise<number> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(ofOrder(wanted), eq(payments.state, 'paid')))
    .for('update')
  if (!payment) return 0
  const left = payment.amount - payment.refunded
  const amount = wanted.amount ?? left
  if (amount > left) throw new Error(`Of payment ${payment.paymentNo} only ${left} is left`)
  if (amount > 0) {
    await askRefund(tx, payment, { amount, reason: wanted.reason, at: wanted.at })
  }
  return amount
}

/** What goes back to the payer of an order, and whether the provider has done it; oldest first. */
export const refundsOfOrder = (db: Db, order: OrderOf) =>
  db
    .select({
      refundNo: refunds.refundNo,
      amount: refunds.amount,
      reason: refunds.reason,
      askedAt: refunds.createdAt,
      doneAt: refunds.doneAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentNo, refunds.paymentNo))
    .where(ofOrder(order))
    .orderBy(refunds.createdAt)
