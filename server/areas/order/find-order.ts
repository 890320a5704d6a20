import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SellerName } from '@contract/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { orderLines, orders } from './tables'

export type OrderRow = typeof orders.$inferSelect
export type Line = typeof orderLines.$inferSelect

/** `Facts` are what its seller knows of it. */
export interface Order<Facts = unknown> extends Omit<OrderRow, 'facts'> {
  facts: Facts
  lines: readonly [Line, ...Line[]]
}

interface Which {
  userId: string
  orderSn: string
  /** Another seller's order is as unknown as one that never was. */
  seller?: SellerName
}

export const isOrder = ({ userId, orderSn }: Pick<Which, 'userId' | 'orderSn'>) =>
  and(eq(orders.userId, userId), eq(orders.orderSn, orderSn))

const isWanted = (which: Which) =>
  and(isOrder(which), which.seller && eq(orders.seller, which.seller))

/** What was ordered, with the orders. */
export async function withLines<Facts>(db: Db, rows: readonly OrderRow[]): Promise<Order<Facts>[]> {
  if (rows.length === 0) return []
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      and(
        inArray(orderLines.userId, [...new Set(rows.map(({ userId }) => userId))]),
        inArray(
          orderLines.orderSn,
          rows.map(({ orderSn }) => orderSn),
        ),
      ),
    )
    .orderBy(asc(orderLines.line))
  return rows.map((row) => {
    const [first, ...others] = lines.filter(({ orderSn }) => orderSn === row.orderSn)
    if (!first) throw new Error(`Order ${row.orderSn} has no lines`)
    return { ...row, facts: row.facts as Facts, lines: [first, ...others] }
  })
}

async function one<Facts>(db: Db, rows: readonly OrderRow[]): Promise<Order<Facts>> {
  const [order] = await withLines<Facts>(db, rows)
  if (!order) throw new Refusal('notFound', '没有找到这个订单')
  return order
}

/** Another person's order is as unknown as one that never was. */
export const findOrder = async <Facts = unknown>(db: Db, which: Which): Promise<Order<Facts>> =>
  one(db, await db.select().from(orders).where(isWanted(which)))

/** The same, held until the transaction ends: what happens to an order happens one by one. */
export const lockOrder = async <Facts = unknown>(tx: Db, which: Which): Promise<Order<Facts>> =>
  one(tx, await tx.select().from(orders).where(isWanted(which)).for('update'))

/** As the house finds it, which knows the number alone. */
export const lockByNumber = async (tx: Db, orderSn: string): Promise<Order> =>
  one(tx, await tx.select().from(orders).where(eq(orders.orderSn, orderSn)).for('update'))
