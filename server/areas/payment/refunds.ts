import { eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { newNumber } from './numbers'
import { type Known, keepOf, movePayment, type Payment } from './payments'
import { refunds } from './tables'

export type Refund = typeof refunds.$inferSelect
export type RefundReason = Refund['reason']

export const isRefund = (refundNo: string) => eq(refunds.refundNo, refundNo)

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
  await askRefundOf(tx, { paymentNo: payment.paymentNo, amount, reason, at })
}

type Of = { paymentNo: string } | { transactionId: string }

/** The same of money that has come in, whether a payment of ours waited for it or not. */
export async function askRefundOf(tx: Db, { at, ...asked }: Omit<Asked, 'known'> & Of) {
  await tx
    .insert(refunds)
    .values({ ...asked, refundNo: newNumber('R', at), createdAt: at, tryAt: at })
}
