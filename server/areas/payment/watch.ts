import type { Db } from '@server/database/database'
import type { Paid } from '@server/providers/payment/payment'
import { type Watch, workAt } from './due'
import { noteIncident } from './incidents'
import { findPayment, isPayment, keepOf, lockPayment, movePayment, type Payment } from './payments'
import { receive } from './receive'
import { payments } from './tables'

/** How long a call that asks the provider for a payment may still be on its way. */
const inFlightSeconds = 60

const open = { table: 'payments', key: 'payment_no', when: 'check_at', times: 'checks' }

/** Asks the provider about payments that nobody has told us the end of, and closes those given up. */
export const watchPayments = (watch: Watch) => workAt(watch, open, check)

async function check(watch: Watch, paymentNo: string): Promise<void> {
  const { orders, database, provider, clock } = watch
  const payment = await findPayment(database.db, paymentNo)
  if (!payment || payment.transactionId !== null) return
  const givenUp = payment.state === 'closed' || secondsSince(payment.expiresAt, clock()) > 0
  const trade = await (givenUp ? provider.close(paymentNo) : provider.query(paymentNo))
  // what follows is given so long from now on, however long the answer took
  const now = clock()
  if (trade.state === 'paid') {
    await database.transaction((tx) => receive(orders, tx, trade.paid, now))
    return
  }
  if (trade.state === 'returned')
    return void (await database.transaction((tx) => noteReturned(tx, trade.paid, now)))
  const over = trade.state === 'closed' || (trade.state === 'absent' && isCold(payment, now))
  if (over) await database.transaction((tx) => letGo(tx, paymentNo, now))
}

const secondsSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / 1000

/** No call that would still make it known to the provider can be under way. */
const isCold = ({ closedAt, expiresAt }: Payment, now: Date) =>
  secondsSince(closedAt ?? expiresAt, now) > inFlightSeconds

/** It was paid and is back with its payer: nothing is given for it, and a person looks at why. */
async function noteReturned(tx: Db, paid: Paid, now: Date) {
  const payment = await lockPayment(tx, paid.paymentNo)
  if (payment.transactionId !== null) return
  await keepOf(tx, payment, { checkAt: null })
  await noteIncident(tx, paid, 'returned', now)
}

async function letGo(tx: Db, paymentNo: string, now: Date) {
  const payment = await lockPayment(tx, paymentNo)
  if (payment.transactionId !== null) return
  if (payment.state !== 'closed') {
    await movePayment(tx, payment, 'closed', { closedAt: now, checkAt: null })
  } else await tx.update(payments).set({ checkAt: null }).where(isPayment(paymentNo))
}
