import { lockOrder, type Orders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import type { Paid } from '@server/providers/payment/payment'
import { book } from './entries'
import { noteIncident } from './incidents'
import { closePayments } from './payment'
import { findPayment, keepOf, lockPayment, movePayment } from './payments'
import { askRefund } from './refunds'
import { oweRecord } from './shipping/records'

export type Received = 'settled' | 'refunding' | 'known' | 'noted'

/**
 * Money has come in, as the provider says. It settles its order, or goes back where the order no
 * longer waits for it. However often it is told, it counts once. What fits none of our payments is
 * noted for a person.
 */
export async function receive(orders: Orders, tx: Db, paid: Paid, now: Date): Promise<Received> {
  const found = await findPayment(tx, paid.paymentNo)
  if (!found) return note(tx, paid, 'unknown', now)
  const { userId, orderSn, paymentNo } = found
  await lockOrder(tx, { userId, orderSn })
  const payment = await lockPayment(tx, paymentNo)
  if (payment.transactionId === paid.transactionId) return 'known'
  if (payment.transactionId !== null) return note(tx, paid, 'twice', now)
  if (payment.amount !== paid.amount) {
    await keepOf(tx, payment, { checkAt: null })
    return note(tx, paid, 'amount', now)
  }

  const settled = await orders.settle(tx, { userId, orderSn, paidAt: now })
  const arrived = await lockPayment(tx, paymentNo)
  const known = { transactionId: paid.transactionId, paidAt: paid.at, checkAt: null }
  const { amount } = arrived
  await book(tx, { paymentNo, amount, at: now })
  if (settled) {
    await movePayment(tx, arrived, 'paid', known)
    await closePayments(tx, { userId, orderSn, at: now })
    await oweRecord(tx, arrived, now)
    return 'settled'
  }
  await askRefund(tx, arrived, { amount, reason: 'late', at: now, known })
  return 'refunding'
}

async function note(tx: Db, paid: Paid, kind: Parameters<typeof noteIncident>[2], now: Date) {
  await noteIncident(tx, paid, kind, now)
  return 'noted' as const
}
