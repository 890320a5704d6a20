import { openRecipient } from '@server/areas/address/address'
import { findOpenid, maskPhone } from '@server/areas/auth/auth'
import type { Given, Handover, Order } from '@server/areas/order/order'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { expressCompany } from '@server/providers/shipping/express'
import type { Delivery, Shipment } from '@server/providers/shipping/shipping'
import { openPayer } from '../payer'
import type { Payment } from '../payments'

interface Sold {
  payment: Payment
  /** What the payment was for. */
  order: Order
  given: Given
}

/** What WeChat is told of a payment whose goods were given: the same whenever it is asked for. */
export async function shipmentOf(
  db: Db,
  key: DataKey,
  { payment, order, given }: Sold,
): Promise<Shipment> {
  return {
    transactionId: payment.transactionId!,
    openid: await payerOf(db, key, payment),
    title: order.lines.map(({ title, number }) => `${title}×${number}`).join('、'),
    delivery: deliveries[given.by](given.order, key),
    at: given.at,
  }
}

/** What each way of giving is to WeChat. */
const deliveries: Record<Handover, (order: Order, key: DataKey) => Delivery> = {
  parcel: (order, key) => {
    const company = expressCompany(order.carrier)
    const receiver = receiverOf(order, key)
    return company
      ? { by: 'express', company, trackingNo: order.trackingNo, receiver }
      : { by: 'rider' }
  },
  pickup: () => ({ by: 'pickup' }),
  grant: () => ({ by: 'grant' }),
}

/** Nothing is left of it where the account was closed. */
const receiverOf = ({ userId, recipient }: Order, key: DataKey) =>
  recipient?.length ? maskPhone(openRecipient(key, userId, recipient).phone) : ''

/** Of payments made before their payer was kept, whoever is bound to the account. */
async function payerOf(db: Db, key: DataKey, { paymentNo, payer, userId }: Payment) {
  const openid = payer
    ? openPayer(key, paymentNo, payer)
    : await findOpenid(db, key, 'mini', userId)
  if (!openid) throw new Error('nobody knows any more who paid')
  return openid
}
