import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { lockOrder } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Sum } from './ceiling'
import { open, withoutEffect } from './states'
import { afterSales } from './tables'

export type AfterSale = typeof afterSales.$inferSelect

export const isAfterSale = ({ userId, afterSaleNo }: Pick<AfterSale, 'userId' | 'afterSaleNo'>) =>
  and(eq(afterSales.userId, userId), eq(afterSales.afterSaleNo, afterSaleNo))

const unknown = () => new Refusal('notFound', '没有找到这个售后')

/** Another person's is as unknown as one that never was. */
export async function findAfterSale(db: Db, userId: string, afterSaleNo: string) {
  const [row] = await db.select().from(afterSales).where(isAfterSale({ userId, afterSaleNo }))
  if (!row) throw unknown()
  return row
}

/** As the desk finds it, which knows the number alone. */
export async function findByNo(db: Db, afterSaleNo: string): Promise<AfterSale> {
  const [row] = await db.select().from(afterSales).where(eq(afterSales.afterSaleNo, afterSaleNo))
  if (!row) throw unknown()
  return row
}

/** Held until the transaction ends, its order first. */
export async function lockAfterSale(tx: Db, userId: string, afterSaleNo: string) {
  const { orderSn } = await findAfterSale(tx, userId, afterSaleNo)
  const order = await lockOrder(tx, { userId, orderSn })
  const [row] = await tx
    .select()
    .from(afterSales)
    .where(isAfterSale({ userId, afterSaleNo }))
    .for('update')
  return { order, afterSale: row! }
}

/** The one of an order that is not over yet, or nothing. */
export async function openNoOf(db: Db, userId: string, orderSn: string): Promise<string> {
  const [row] = await db
    .select({ afterSaleNo: afterSales.afterSaleNo })
    .from(afterSales)
    .where(
      and(
        eq(afterSales.userId, userId),
        eq(afterSales.orderSn, orderSn),
        inArray(afterSales.state, [...open]),
      ),
    )
  return row?.afterSaleNo ?? ''
}

/** What of an order is given back already, or asked for. */
export async function spokenOf(db: Db, userId: string, orderSn: string): Promise<Sum> {
  const [sums] = await db
    .select({
      number: sql<number>`coalesce(sum(${afterSales.number}), 0)::int`,
      amount: sql<number>`coalesce(sum(${afterSales.amount}), 0)::float8`,
      money: sql<number>`coalesce(sum(${afterSales.money}), 0)::float8`,
    })
    .from(afterSales)
    .where(
      and(
        eq(afterSales.userId, userId),
        eq(afterSales.orderSn, orderSn),
        notInArray(afterSales.state, [...withoutEffect]),
      ),
    )
  return sums!
}
