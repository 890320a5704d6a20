import { moveOrder, type Orders, remindOfEnd, uncountPurchase } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { purchaseOf } from '../exchange/purchase'
import { flow } from './flow'
import type { MachineOrder } from './machine-order'

/** Nothing came out: exactly what was taken, once. Call it with a locked order. */
export async function giveBack(orders: Orders, tx: Db, order: MachineOrder, at: Date) {
  if (order.kind !== 'test') await uncountPurchase(tx, purchaseOf(order, order.createdAt))
  await orders.refund(tx, order, { reason: 'undelivered', at })
  await remindOfEnd(tx, order, at)
  return moveOrder(tx, flow, order, { to: 'refunded', at })
}
