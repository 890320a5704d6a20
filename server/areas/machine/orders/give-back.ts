import { refundOrder } from '@server/areas/payment/payment'
import { credit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { uncountPurchase } from '../exchange/purchases'
import type { MachineOrder } from './find-order'
import { moveOrder } from './move-order'

/** Exactly what was taken, once: an order becomes refunded a single time. Call it with a locked order. */
export async function giveBack(tx: Db, order: MachineOrder, at: Date): Promise<MachineOrder> {
  const { userId, offlineGoodsId, createdAt, pay, amount, title, orderSn } = order
  if (order.kind !== 'test') await uncountPurchase(tx, { userId, offlineGoodsId, now: createdAt })
  const refunded = await moveOrder(tx, order, { to: 'refunded', at })
  const reason = order.reason === 'user' ? 'cancelled' : 'undelivered'
  if (pay === 'money') await refundOrder(tx, { userId, orderSn, reason, at })
  if (pay === 'points' || pay === 'gold') {
    const entry = { userId, currency: pay, amount, orderSn, at }
    await credit(tx, { ...entry, from: 'exchange', title: `退回 ${title}` })
  }
  return refunded
}
