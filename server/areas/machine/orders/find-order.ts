import { and, eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { machineOrders } from '../tables'

export type MachineOrder = typeof machineOrders.$inferSelect

export const isOrder = ({ userId, orderSn }: Pick<MachineOrder, 'userId' | 'orderSn'>) =>
  and(eq(machineOrders.userId, userId), eq(machineOrders.orderSn, orderSn))

const unknown = () => new Refusal('notFound', '没有找到这个订单')

/** Another person's order is as unknown as one that never was. */
export async function findOrder(db: Db, userId: string, orderSn: string): Promise<MachineOrder> {
  const [order] = await db.select().from(machineOrders).where(isOrder({ userId, orderSn }))
  if (!order) throw unknown()
  return order
}

/** The same, held until the transaction ends: what happens to an order happens one by one. */
export async function lockOrder(tx: Db, userId: string, orderSn: string): Promise<MachineOrder> {
  const [order] = await tx
    .select()
    .from(machineOrders)
    .where(isOrder({ userId, orderSn }))
    .for('update')
  if (!order) throw unknown()
  return order
}
