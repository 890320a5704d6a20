import type { Db } from '@server/database/database'
import { newNumber } from './numbers'
import { type Known, movePayment, type Payment } from './payments'
import { refunds } from './tables'

export type Refund = typeof refunds.$inferSelect

/** The money goes back whatever happens to this server: a job asks until the provider has done it. */
export async function askRefund(
  tx: Db,
  payment: Payment,
  reason: Refund['reason'],
  at: Date,
  known: Known = {},
) {
  await movePayment(tx, payment, 'refunding', known)
  const { paymentNo, amount } = payment
  await tx
    .insert(refunds)
    .values({ refundNo: newNumber('R', at), paymentNo, amount, reason, createdAt: at, tryAt: at })
}
