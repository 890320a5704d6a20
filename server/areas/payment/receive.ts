import { lockOrderToPay, settleOrder } from '@server/areas/exchange-shop/exchange-shop'
import type { Db } from '@server/database/database'
import type { Paid } from '@server/providers/payment/payment'
import { book } from './entries'
import { closePayments } from './payment'
import { findPayment, lockPayment, movePayment } from './payments'
import { askRefund } from './refunds'

export type Received = 'settled' | 'refunding' | 'known' | 'unknown' | 'contrary'

/**
 * Money has come in, as the provider says. It settles its order, or goes back where the order no
 * longer waits for it. However often it is told, it counts once; `contrary` is what cannot be.
 */
export async function receive(tx: Db, paid: Paid, now: Date): Promise<Received> {
  const found = await findPayment(tx, paid.paymentNo)
  if (!found) return 'unknown'
  const { userId, orderSn } = found
  await lockOrderToPay(tx, userId, orderSn)
  const payment = await lockPayment(tx, paid.paymentNo)
  if (payment.transactionId !== null) {
    return payment.transactionId === paid.transactionId ? 'known' : 'contrary'
  }
  if (payment.amount !== paid.amount || !paid.transactionId) return 'contrary'

  const settled = await settleOrder(tx, { userId, orderSn, paidAt: now })
  const arrived = await lockPayment(tx, paid.paymentNo)
  const known = { transactionId: paid.transactionId, paidAt: paid.at, checkAt: null }
  await book(tx, payment, 'received', now)
  if (settled) {
    await movePayment(tx, arrived, 'paid', known)
    await closePayments(tx, { userId, orderSn, at: now })
    return 'settled'
  }
  await askRefund(tx, arrived, 'late', now, known)
  return 'refunding'
}
