import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { type Watch, workAt } from './due'
import { book } from './entries'
import { settleIncident } from './incidents'
import { findPayment, lockPayment, movePayment, type Payment } from './payments'
import { isRefund, type Refund, type RefundReason } from './refunds'
import { remindOfRefund } from './remind'
import { refunds } from './tables'

const owed = { table: 'refunds', key: 'refund_no', when: 'try_at', times: 'tries' }

/** Asks the provider to give back what is owed, until it has. */
export const driveRefunds = (watch: Watch) => workAt(watch, owed, giveBack)

/** As the payer reads it. */
export const reasonTexts: Record<RefundReason, string> = {
  cancelled: '订单已取消',
  late: '订单已失效，款项退回',
  afterSale: '售后退款',
  undelivered: '没有出货，款项退回',
  unplaced: '没有对应的订单，款项退回',
  left: '没用完的部分退回',
}

async function giveBack({ database, provider, clock }: Watch, refundNo: string): Promise<void> {
  const { db } = database
  const [refund] = await db.select().from(refunds).where(isRefund(refundNo))
  if (!refund || refund.doneAt) return
  const { amount, reason } = refund
  const from = await sourceOf(db, refund)
  const told = await provider.refund({ refundNo, amount, reason: reasonTexts[reason], ...from })
  if (told === 'done') await database.transaction((tx) => endRefund(tx, refund, { at: clock() }))
  else await db.update(refunds).set({ lastError: '' }).where(isRefund(refundNo))
}

/** What the provider knows the money by, and how much of it came in. */
async function sourceOf(db: Db, { paymentNo, transactionId, amount }: Refund) {
  if (paymentNo === null) return { of: { transactionId: transactionId! }, total: amount }
  const payment = await findPayment(db, paymentNo)
  return { of: { paymentNo }, total: payment!.amount }
}

/** The money is back: in the books once, however often it is told. */
export async function endRefund(
  tx: Db,
  refund: Refund,
  { at, byHand = false }: { at: Date; byHand?: boolean },
): Promise<void> {
  const { refundNo, paymentNo, transactionId, amount } = refund
  const payment = paymentNo === null ? null : await lockPayment(tx, paymentNo)
  const [first] = await tx
    .update(refunds)
    .set({ doneAt: at, tryAt: null, lastError: '', byHand })
    .where(and(isRefund(refundNo), isNull(refunds.doneAt)))
    .returning()
  if (!first) return
  if (!payment) return settleIncident(tx, transactionId!, at)
  await book(tx, { refundNo, paymentNo: payment.paymentNo, amount, at })
  await remindOfRefund(tx, payment, refund, at)
  if (payment.state === 'refunding' && !(await isOwed(tx, payment))) {
    await movePayment(tx, payment, 'refunded')
  }
}

async function isOwed(tx: Db, { paymentNo }: Payment): Promise<boolean> {
  const open = and(eq(refunds.paymentNo, paymentNo), isNull(refunds.doneAt))
  return (await tx.select().from(refunds).where(open).limit(1)).length > 0
}
