import { and, asc, eq, inArray } from 'drizzle-orm'
import { findOrder, lockOrder, type Order } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { refillLines, refillOrders } from './tables'

export type RefillRow = typeof refillOrders.$inferSelect
export type RefillLine = typeof refillLines.$inferSelect

interface Which {
  userId: string
  orderSn: string
}

const isOrder = ({ userId, orderSn }: Which) =>
  and(eq(refillOrders.userId, userId), eq(refillOrders.orderSn, orderSn))

const isLine = ({ userId, orderSn }: Which) =>
  and(eq(refillLines.userId, userId), eq(refillLines.orderSn, orderSn))

export const refillLinesOf = (db: Db, which: Which): Promise<RefillLine[]> =>
  db.select().from(refillLines).where(isLine(which)).orderBy(asc(refillLines.line))

/** What is only known of orders of goods for machines. */
export const refillsOf = async (
  db: Db,
  userId: string,
  orderSns: readonly string[],
): Promise<Map<string, RefillRow>> => {
  const ofThem = and(eq(refillOrders.userId, userId), inArray(refillOrders.orderSn, [...orderSns]))
  const rows = await db.select().from(refillOrders).where(ofThem)
  return new Map(rows.map((row) => [row.orderSn, row]))
}

const refillOf = async (db: Db, which: Which): Promise<RefillRow> => {
  const [row] = await db.select().from(refillOrders).where(isOrder(which))
  return row!
}

export interface Refill {
  order: Order
  refill: RefillRow
}

const seller = 'refill'

export async function findRefill(db: Db, which: Which): Promise<Refill> {
  const order = await findOrder(db, { ...which, seller })
  return { order, refill: await refillOf(db, which) }
}

/** Held until the transaction ends: whoever holds the order, writes its other rows too. */
export async function lockRefill(tx: Db, which: Which): Promise<Refill> {
  const order = await lockOrder(tx, { ...which, seller })
  return { order, refill: await refillOf(tx, which) }
}

/** As the warehouse finds it, which knows the number alone. */
export async function lockByNumber(tx: Db, orderSn: string): Promise<Refill> {
  const { userId } = await rowByNumber(tx, orderSn)
  return lockRefill(tx, { userId, orderSn })
}

export async function rowByNumber(db: Db, orderSn: string): Promise<RefillRow> {
  const [row] = await db.select().from(refillOrders).where(eq(refillOrders.orderSn, orderSn))
  if (!row) throw new Refusal('notFound', '没有这个补货单')
  return row
}

/** Call it with the order locked. */
export async function keepOf(
  tx: Db,
  which: Which,
  known: Partial<Omit<RefillRow, 'userId' | 'orderSn'>>,
): Promise<RefillRow> {
  const [row] = await tx.update(refillOrders).set(known).where(isOrder(which)).returning()
  return row!
}
