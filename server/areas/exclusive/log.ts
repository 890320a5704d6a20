import { and, desc, eq, sql } from 'drizzle-orm'
import { findOrder, type Orders } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import { momentText, page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { exclusiveOrders } from './tables'

const pageSize = 20
const list = 'exclusive orders'
const numberShape = /^\w{1,40}$/

/** What somebody ordered of such offers, the newest first, and how each of it stands. */
export async function logOf(orders: Orders, db: Db, userId: string, cursor: string | undefined) {
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, textLike(numberShape)]) : []
  const { createdAt, orderSn } = exclusiveOrders
  const rows = await db
    .select()
    .from(exclusiveOrders)
    .where(
      and(
        eq(exclusiveOrders.userId, userId),
        at === undefined
          ? undefined
          : sql`(${createdAt}, ${orderSn}) < (${at}::timestamptz, ${last})`,
      ),
    )
    .orderBy(desc(createdAt), desc(orderSn))
    .limit(pageSize + 1)
  const shown = page(rows, pageSize, (row) =>
    writeCursor(list, [row.createdAt.toISOString(), row.orderSn]),
  )
  const found = await Promise.all(
    shown.list.map((row) => findOrder(db, { userId, orderSn: row.orderSn })),
  )
  return {
    next: shown.next,
    list: found.map((order) => {
      const { title, image, tint } = order.lines[0]
      const { points, gold, money } = order
      return {
        order_sn: order.orderSn,
        ...{ title, image, tint },
        price: { points, gold, money },
        state_text: orders.stateText(order),
        created_at: replyTime(order.createdAt),
      }
    }),
  }
}
