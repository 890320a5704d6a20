import type { Db } from '@server/database/database'
import { exchangeOrders } from './tables'
import { isOrder, type Order } from './find-order'
import { checkMove, type OrderState } from './order-states'

interface Move {
  to: OrderState
  at: Date
  /** What else is known of an order in its new state. */
  with?: Partial<Pick<Order, 'carrier' | 'trackingNo' | 'cancelledFor' | 'paidAt'>>
}

const momentOf: Record<OrderState, 'paidAt' | 'shippedAt' | 'finishedAt' | 'cancelledAt' | null> = {
  unpaid: null,
  paid: 'paidAt',
  shipped: 'shippedAt',
  finished: 'finishedAt',
  cancelled: 'cancelledAt',
}

/** Call it with a locked order. */
export async function moveOrder(tx: Db, order: Order, move: Move): Promise<Order> {
  checkMove(order.kind, order.state, move.to)
  const moment = momentOf[move.to]
  const [moved] = await tx
    .update(exchangeOrders)
    .set({ ...move.with, state: move.to, expiresAt: null, ...(moment && { [moment]: move.at }) })
    .where(isOrder(order.userId, order.orderSn))
    .returning()
  return moved!
}
