import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { lockOrder, type Order } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Sum } from './ceiling'
import { open, withoutEffect } from './states'
import { afterSales } from './tables'

export type AfterSale = typeof afterSales.$inferSelect

export const isAfterSale = ({ userId, afterSaleNo }: Pick<AfterSale, 'userId' | 'afterSaleNo'>) =>
  and(eq(afterSales.userId, userId), eq(afterSales.afterSaleNo, afterSaleNo))

type OfOrder = Pick<AfterSale, 'userId' | 'orderSn'>

const isOfOrder = ({ userId, orderSn }: OfOrder) =>
  and(eq(afterSales.userId, userId), eq(afterSales.orderSn, orderSn))

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

export interface Locked {
  order: Order
  afterSale: AfterSale
}

/** Held until the transaction ends, its order first. */
export const lockAfterSale = async (tx: Db, userId: string, afterSaleNo: string) =>
  lockFound(tx, await findAfterSale(tx, userId, afterSaleNo))

/** The same as the desk finds it. */
export const lockByNo = async (tx: Db, afterSaleNo: string) =>
  lockFound(tx, await findByNo(tx, afterSaleNo))

async function lockFound(tx: Db, found: AfterSale): Promise<Locked> {
  const { userId, orderSn } = found
  const order = await lockOrder(tx, { userId, orderSn })
  const [row] = await tx.select().from(afterSales).where(isAfterSale(found)).for('update')
  return { order, afterSale: row! }
}

/** The one of an order that is not over yet, or nothing. */
export async function openNoOf(db: Db, userId: string, orderSn: string): Promise<string> {
  const [row] = await db
    .select({ afterSaleNo: afterSales.afterSaleNo })
    .from(afterSales)
    .where(and(isOfOrder({ userId, orderSn }), inArray(afterSales.state, [...open])))
  return row?.afterSaleNo ?? ''
}

/** What of an order is given back already, or asked for. */
export async function spokenOf(db: Db, userId: string, orderSn: string): Promise<Sum> {
  const order = { userId, orderSn }
  const repaid = await repaidOf(db, order)
  const sums = await sumsOf(db, order, notInArray(afterSales.state, [...withoutEffect]))
  return { ...sums, money: sums.money + repaid }
}

/** What those after-sales of an order come to. */
export async function sumsOf(db: Db, order: OfOrder, which: SQL): Promise<Sum> {
  const [sums] = await db
    .select({
      number: sql<number>`coalesce(sum(${afterSales.number}), 0)::int`,
      points: sql<number>`coalesce(sum(${afterSales.points}), 0)::float8`,
      gold: sql<number>`coalesce(sum(${afterSales.gold}), 0)::float8`,
      money: sql<number>`coalesce(sum(${afterSales.money}), 0)::float8`,
    })
    .from(afterSales)
    .where(and(isOfOrder(order), which))
  return sums!
}

/** What of an order's money went back for the way of its goods. */
export async function repaidOf(db: Db, order: OfOrder): Promise<number> {
  const { freight, freightState } = afterSales
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${freight}), 0)::float8` })
    .from(afterSales)
    .where(and(isOfOrder(order), eq(freightState, 'repaid')))
  return row!.cents
}
