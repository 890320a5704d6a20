import { and, desc, eq, inArray, lt, ne, type SQL } from 'drizzle-orm'
import { orderSnShape, type SellerName } from '@contract/order'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import type { OrderState } from './flow'
import { type Order, withLines } from './find-order'
import { orders } from './tables'

const pageSize = 20

interface Wanted {
  userId: string
  seller: SellerName
  cursor: string | undefined
  states?: readonly OrderState[] | undefined
  kind?: string | undefined
  notKind?: string
  flow?: string | undefined
  counter?: string | undefined
}

/** A page of somebody's orders at a seller, the newest first. */
export async function listOrders<Facts = unknown>(db: Db, wanted: Wanted) {
  const { cursor, seller } = wanted
  const [before] = cursor ? readCursor(`${seller}-orders`, cursor, [textLike(orderSnShape)]) : []
  const rows = await db
    .select()
    .from(orders)
    .where(and(...conditions(wanted, before)))
    .orderBy(desc(orders.orderSn))
    .limit(pageSize + 1)
  const { list, next } = page(rows, pageSize, (row) =>
    writeCursor(`${seller}-orders`, [row.orderSn]),
  )
  return { list: await withLines<Facts>(db, list), next }
}

function conditions(
  { userId, seller, states, kind, notKind, flow, counter }: Wanted,
  before: string | number | undefined,
): (SQL | undefined)[] {
  return [
    eq(orders.userId, userId),
    eq(orders.seller, seller),
    states ? inArray(orders.state, [...states]) : undefined,
    kind ? eq(orders.kind, kind) : undefined,
    notKind ? ne(orders.kind, notKind) : undefined,
    flow ? eq(orders.flow, flow) : undefined,
    counter ? eq(orders.counter, counter) : undefined,
    before === undefined ? undefined : lt(orders.orderSn, String(before)),
  ]
}

interface Open {
  userId: string
  seller: SellerName
  counter?: string
  states: readonly OrderState[]
}

/** Somebody's orders at a seller that are in one of these states, the newest first. */
export async function ordersIn<Facts = unknown>(db: Db, open: Open): Promise<Order<Facts>[]> {
  const { userId, seller, counter, states } = open
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.seller, seller),
        counter === undefined ? undefined : eq(orders.counter, counter),
        inArray(orders.state, [...states]),
      ),
    )
    .orderBy(desc(orders.createdAt))
  return withLines<Facts>(db, rows)
}
