import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Db } from '@server/database/database'
import type { PaymentProvider } from '@server/providers/payment/payment'
import { book } from './entries'
import { findPayment, isPayment, lockPayment, movePayment, type Payment } from './payments'
import { receive } from './receive'
import type { RefundReason } from './refunds'
import { payments, refunds } from './tables'

/** How long a call that asks the provider for a payment may still be on its way. */
const inFlightSeconds = 60
const longestPause = 300
const batch = 20

export interface Watch {
  database: Database
  provider: PaymentProvider
  now: Date
}

/** Asks the provider about payments that nobody has told us the end of, and closes those given up. */
export async function watchPayments(watch: Watch): Promise<void> {
  for (;;) {
    const due = await take(watch, 'payments', 'payment_no', 'check_at', 'checks')
    for (const paymentNo of due) {
      await noting(watch, 'payments', 'payment_no', paymentNo, () => check(watch, paymentNo))
    }
    if (due.length < batch) return
  }
}

/** Asks the provider to give back what is owed, until it has. */
export async function driveRefunds(watch: Watch): Promise<void> {
  for (;;) {
    const due = await take(watch, 'refunds', 'refund_no', 'try_at', 'tries')
    for (const refundNo of due) {
      await noting(watch, 'refunds', 'refund_no', refundNo, () => giveBack(watch, refundNo))
    }
    if (due.length < batch) return
  }
}

async function check({ database, provider, now }: Watch, paymentNo: string): Promise<void> {
  const payment = await findPayment(database.db, paymentNo)
  if (!payment || payment.transactionId !== null) return
  const givenUp = payment.state === 'closed' || secondsSince(payment.expiresAt, now) > 0
  const trade = await (givenUp ? provider.close(paymentNo) : provider.query(paymentNo))
  if (trade.state === 'paid') {
    await database.transaction((tx) => receive(tx, trade.paid, now))
    return
  }
  const over = trade.state === 'closed' || (trade.state === 'absent' && isCold(payment, now))
  if (over) await database.transaction((tx) => letGo(tx, paymentNo, now))
}

const secondsSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / 1000

/** No call that would still make it known to the provider can be under way. */
const isCold = ({ closedAt, expiresAt }: Payment, now: Date) =>
  secondsSince(closedAt ?? expiresAt, now) > inFlightSeconds

async function letGo(tx: Db, paymentNo: string, now: Date) {
  const payment = await lockPayment(tx, paymentNo)
  if (payment.transactionId !== null) return
  if (payment.state !== 'closed') {
    await movePayment(tx, payment, 'closed', { closedAt: now, checkAt: null })
  } else await tx.update(payments).set({ checkAt: null }).where(isPayment(paymentNo))
}

const reasonTexts: Record<RefundReason, string> = {
  cancelled: '订单已取消',
  late: '订单已失效，款项退回',
  afterSale: '售后退款',
  undelivered: '没有出货，款项退回',
}

async function giveBack({ database, provider, now }: Watch, refundNo: string): Promise<void> {
  const isRefund = eq(refunds.refundNo, refundNo)
  const [refund] = await database.db.select().from(refunds).where(isRefund)
  if (!refund || refund.doneAt) return
  const { paymentNo, amount } = refund
  const payment = await findPayment(database.db, paymentNo)
  const reason = reasonTexts[refund.reason]
  const asked = { refundNo, paymentNo, amount, total: payment!.amount, reason }
  if ((await provider.refund(asked)) !== 'done') return
  await database.transaction((tx) => keepDone(tx, { refundNo, paymentNo, amount, at: now }))
}

async function keepDone(tx: Db, done: Required<Parameters<typeof book>[1]>) {
  const { refundNo, paymentNo, at } = done
  const payment = await lockPayment(tx, paymentNo)
  const [first] = await tx
    .update(refunds)
    .set({ doneAt: at, tryAt: null, lastError: '' })
    .where(and(eq(refunds.refundNo, refundNo), isNull(refunds.doneAt)))
    .returning()
  if (!first) return
  await book(tx, done)
  const open = and(eq(refunds.paymentNo, paymentNo), isNull(refunds.doneAt))
  const [another] = await tx.select().from(refunds).where(open).limit(1)
  if (payment.state === 'refunding' && !another) await movePayment(tx, payment, 'refunded')
}

/** Takes what is due and puts its next time off, so that two servers do not ask the same. */
async function take(
  { database, now }: Watch,
  table: string,
  key: string,
  when: string,
  times: string,
): Promise<string[]> {
  const [rows, id, at, count] = [table, key, when, times].map((name) => sql.identifier(name))
  const result = await database.db.execute<{ id: string }>(sql`
    update ${rows} set ${count} = ${count} + 1,
      ${at} = ${now.toISOString()}::timestamptz
        + make_interval(secs => least(${longestPause}, 5 * power(2, least(${count}, 10))))
    where ${id} in (
      select ${id} from ${rows} where ${at} <= ${now.toISOString()}::timestamptz
      order by ${at} limit ${batch} for update skip locked
    )
    returning ${id} as id`)
  return result.rows.map(({ id: found }) => found)
}

/** One that fails is tried again at its next time and holds up no other. */
async function noting(
  { database }: Watch,
  table: string,
  key: string,
  value: string,
  work: () => Promise<void>,
): Promise<void> {
  const failed = await work().then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (failed === '') return
  await database.db.execute(sql`
    update ${sql.identifier(table)} set last_error = ${failed.slice(0, 500)}
    where ${sql.identifier(key)} = ${value}`)
}
