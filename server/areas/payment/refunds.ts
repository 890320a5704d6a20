import type { Db } from '@server/database/database'
import { newNumber } from './numbers'
import { type Known, keepOf, movePayment, type Payment } from './payments'
import { refunds } from './tables'

export type RefundReason = (typeof refunds.$inferSelect)['reason']

interface Asked {
  amount: number
  reason: RefundReason
  at: Date
  /** What is learnt of the payment at the same time. */
  known?: Known
}

/** The money goes back whatever happens to this server: a job asks until the provider has done it. */
export async function askRefund(tx: Db, payment: Payment, { amount, reason, at, known }: Asked) {
  const refunded = payment.refunded + amount
  const facts = { ...known, refunded }
  if (refunded === payment.amount) await movePayment(tx, payment, 'refunding', facts)
  else await keepOf(tx, payment, facts)
  const { paymentNo } = payment
  await tx
    .insert(refunds)
    .values({ refundNo: newNumber('R', at), paymentNo, amount, reason, createdAt: at, tryAt: at })
}
