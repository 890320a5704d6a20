import { closePayments } from '@server/areas/payment/payment'
import type { Db } from '@server/database/database'
import { uncountPurchase } from '../exchange/purchases'
import { returnUnit } from '../exchange/units'
import type { MachineOrder } from './find-order'
import { giveBack } from './give-back'
import { moveOrder } from './move-order'
import type { Reason } from './states'

/** Ends an order that no machine has begun. Call it with a locked order. */
export async function cancelOrder(tx: Db, order: MachineOrder, reason: Reason, at: Date) {
  const cancelled = await moveOrder(tx, order, { to: 'cancelled', at, with: { reason } })
  await returnUnit(tx, order)
  if (order.state !== 'unpaid') return giveBack(tx, cancelled, at)
  const { userId, orderSn, offlineGoodsId, createdAt } = order
  await closePayments(tx, { userId, orderSn, at })
  await uncountPurchase(tx, { userId, offlineGoodsId, now: createdAt })
  return cancelled
}
