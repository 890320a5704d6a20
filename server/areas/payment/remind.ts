import { remind } from '@server/areas/message/message'
import { findOrder } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import type { Payment } from './payments'
import type { Refund } from './refunds'

/** Tells who paid that money is back; of an after-sale its own area tells. */
export async function remindOfRefund(tx: Db, payment: Payment, refund: Refund, at: Date) {
  if (refund.reason === 'afterSale') return
  const { userId, orderSn } = payment
  const { seller, lines } = await findOrder(tx, { userId, orderSn })
  await remind(tx, {
    ...{ userId, kind: 'refund', about: refund.refundNo, at },
    facts: { order_sn: orderSn, seller, goods: lines[0].title, cents: refund.amount },
  })
}
