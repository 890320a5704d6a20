import { and, desc, eq, exists, lt, ne, type SQL, sql } from 'drizzle-orm'
import { orderSnShape } from '@contract/order'
import { findOrder, type Order, orderLines, orders, withLines } from '@server/areas/order/order'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { healthGoods } from './tables'

/** What is sent by post, or what is used so many times. */
export type OrderKind = 'goods' | 'times'

export const kindOf = ({ kind }: Pick<Order, 'kind'>): OrderKind =>
  kind === 'goods' ? 'goods' : 'times'

const seller = 'shop'
const pageSize = 20

/** Something in it is about health. */
const isOfHealth = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .innerJoin(healthGoods, eq(orderLines.item, sql`${healthGoods.goodsId}::text`))
      .where(and(eq(orderLines.userId, orders.userId), eq(orderLines.orderSn, orders.orderSn))),
  )

const isOfKind = (kind: OrderKind | undefined): SQL | undefined => {
  if (!kind) return undefined
  return kind === 'goods' ? eq(orders.kind, 'goods') : ne(orders.kind, 'goods')
}

interface Wanted {
  userId: string
  cursor: string | undefined
  /** Left out: of both. */
  kind?: OrderKind
}

/** A page of somebody's orders of whatever is about health, the newest first. */
export async function healthOrders(db: Db, { userId, cursor, kind }: Wanted) {
  const list = `health orders ${kind ?? 'all'}`
  const [before] = cursor ? readCursor(list, cursor, [textLike(orderSnShape)]) : []
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.seller, seller),
        isOfKind(kind),
        isOfHealth(db),
        before === undefined ? undefined : lt(orders.orderSn, String(before)),
      ),
    )
    .orderBy(desc(orders.orderSn))
    .limit(pageSize + 1)
  const found = page(rows, pageSize, (last) => writeCursor(list, [last.orderSn]))
  return { list: await withLines(db, found.list), next: found.next }
}

/** One of them; another person's, or one of something else, is as unknown as one that never was. */
export async function findHealthOrder(db: Db, userId: string, orderSn: string): Promise<Order> {
  const order = await findOrder(db, { userId, orderSn, seller })
  const ofHealth = await db.select().from(healthGoods)
  const items = new Set(ofHealth.map(({ goodsId }) => String(goodsId)))
  if (!order.lines.some(({ item }) => items.has(item)))
    throw new Refusal('notFound', '没有找到这个健康订单')
  return order
}
