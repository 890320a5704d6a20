import { eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { type PaymentState, states } from './states'
import { payments } from './tables'

export type Payment = typeof payments.$inferSelect

export const isPayment = (paymentNo: string) => eq(payments.paymentNo, paymentNo)

export async function findPayment(db: Db, paymentNo: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(isPayment(paymentNo))
  return payment
}

/** Held until the transaction ends. Whoever holds its order as well has held that first. */
export async function lockPayment(tx: Db, paymentNo: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(isPayment(paymentNo)).for('update')
  if (!payment) throw new Error(`There is no payment ${paymentNo}`)
  return payment
}

/** What is learnt of a payment while it is under way. */
export type Known = Partial<
  Pick<
    Payment,
    | 'prepaid'
    | 'payer'
    | 'transactionId'
    | 'paidAt'
    | 'closedAt'
    | 'checkAt'
    | 'checks'
    | 'refunded'
  >
>

/** Call it with a locked payment. */
export async function movePayment(tx: Db, payment: Payment, to: PaymentState, known: Known = {}) {
  states.check(payment.state, to)
  const where = isPayment(payment.paymentNo)
  await tx
    .update(payments)
    .set({ ...known, state: to })
    .where(where)
}

/** The same without a move. */
export const keepOf = (tx: Db, { paymentNo }: Payment, known: Known) =>
  tx.update(payments).set(known).where(isPayment(paymentNo))

/** For a person to see; the next try may do better. */
export async function noteFailure(db: Db, paymentNo: string, error: unknown) {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  await db.update(payments).set({ lastError }).where(isPayment(paymentNo))
}
