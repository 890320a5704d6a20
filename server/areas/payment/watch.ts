import type { Db } from '@server/database/database'
import { type Watch, workAt } from './due'
import { findPayment, isPayment, lockPayment, movePayment, type Payment } from './payments'
import { receive } from './receive'
import { payments } from './tables'

/** How long a call that asks the provider for a payment may still be on its way. */
const inFlightSeconds = 60

const open = { table: 'payments', key: 'payment_no', when: 'check_at', times: 'checks' }

/** Asks the provider about payments that nobody has told us the end of, and closes those given up. */
export const watchPayments = (watch: Watch) => workAt(watch, open, check)

async function check({ orders, database, provider, now }: Watch, paymentNo: string): Promise<void> {
  const payment = await findPayment(database.db, paymentNo)
  if (!payment || payment.transactionId !== null) return
  const givenUp = payment.state === 'closed' || secondsSince(payment.expiresAt, now) > 0
  const trade = await (givenUp ? provider.close(paymentNo) : provider.query(paymentNo))
  if (trade.state === 'paid') {
    await database.transaction((tx) => receive(orders, tx, trade.paid, now))
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
