import { and, eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { exchangeOrders } from './tables'

export type Order = typeof exchangeOrders.$inferSelect

export const isOrder = (userId: string, orderSn: string) =>
  and(eq(exchangeOrders.userId, userId), eq(exchangeOrders.orderSn, orderSn))

/** Another person's order is as unknown as one that never was. */
export async function findOrder(db: Db, userId: string, orderSn: string): Promise<Order> {
  const [order] = await db.select().from(exchangeOrders).where(isOrder(userId, orderSn))
  if (!order) throw new Refusal('notFound', '没有找到这个订单')
  return order
}

/** The same, held until the transaction ends: what happens to an order happens one by one. */
export async function lockOrder(tx: Db, userId: string, orderSn: string): Promise<Order> {
  const [order] = await tx
    .select()
    .from(exchangeOrders)
    .where(isOrder(userId, orderSn))
    .for('update')
  if (!order) throw new Refusal('notFound', '没有找到这个订单')
  return order
}
