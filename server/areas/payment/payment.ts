import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { underWay } from './states'
import { payments } from './tables'
import { askRefund } from './refunds'

interface OrderOf {
  userId: string
  orderSn: string
  at: Date
}

const ofOrder = ({ userId, orderSn }: OrderOf) =>
  and(eq(payments.userId, userId), eq(payments.orderSn, orderSn))

/** Nobody waits for this order's money any more. The provider is told after the commit. */
export async function closePayments(tx: Db, order: OrderOf): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'closed', closedAt: order.at, checkAt: order.at, checks: 0 })
    .where(and(ofOrder(order), inArray(payments.state, [...underWay])))
}

/** Gives back the money of an order that is cancelled. Call it with the order locked. */
export async function refundOrder(tx: Db, order: OrderOf): Promise<void> {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(ofOrder(order), eq(payments.state, 'paid')))
    .for('update')
  for (const payment of paid) await askRefund(tx, payment, 'cancelled', order.at)
}
