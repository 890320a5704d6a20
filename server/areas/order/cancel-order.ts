import type { Db } from '@server/database/database'
import { giveBackBought } from './bought'
import type { Reason } from './flow'
import type { Order } from './find-order'
import { moveOrder } from './move-order'
import { remindOfEnd } from './remind'
import { closeRefunded, refundOrder } from './refund-order'
import { flowOf, sellerOf, type Trade } from './trade'

export interface Cancelling {
  reason: Extract<Reason, 'user' | 'expired' | 'soldOut' | 'notTaken'>
  at: Date
}

/** Gives back what the order took, as it was taken. Call it with a locked order. */
export async function cancelOrder(
  trade: Trade,
  tx: Db,
  order: Order,
  { reason, at }: Cancelling,
): Promise<Order> {
  const seller = sellerOf(trade, order.seller)
  const flow = flowOf(trade, order)
  const unpaid = order.state === 'unpaid'
  flow.states.check(order.state, 'cancelled')
  if (!unpaid) await seller.takeBack?.(tx, order, at)
  const cancelled = await moveOrder(tx, flow, order, { to: 'cancelled', at, with: { reason } })
  await seller.release(tx, cancelled, at)
  if (unpaid) {
    const { userId, orderSn } = order
    if (order.money > 0) await trade.till.close(tx, { userId, orderSn, at })
    await refundOrder(trade, tx, { ...order, money: 0 }, { reason: 'cancelled', at })
    return cancelled
  }
  await refundOrder(trade, tx, order, { reason: 'cancelled', at })
  await giveBackBought(trade, tx, order, { reason, at })
  await remindOfEnd(tx, cancelled, at)
  return closeRefunded(trade, tx, cancelled, at)
}
