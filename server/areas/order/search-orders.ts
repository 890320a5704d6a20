import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { orderSnShape } from '@contract/order'
import { momentText, page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { type Order, withLines } from './find-order'
import { orderLines, orders } from './tables'

const pageSize = 20

/** So many of the newest are looked through: more would be asked of the house, by their number. */
export const mostSearched = 500

type Wanted = Pick<Parsed<'/tp5/api/ExchangeOrder/search'>, 'words' | 'cursor'> & { userId: string }

/** Orders of whichever seller whose number or goods hold the words, the newest first. */
export async function searchOrders(db: Db, { userId, words, cursor }: Wanted) {
  const parts = [momentText, textLike(orderSnShape)]
  const [at, sn] = cursor ? readCursor('orders-found', cursor, parts) : []
  const recent = db
    .select({ orderSn: orders.orderSn, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.orderSn))
    .limit(mostSearched)
    .as('recent')
  const found = await db
    .selectDistinct({ orderSn: recent.orderSn, createdAt: recent.createdAt })
    .from(recent)
    .innerJoin(
      orderLines,
      and(eq(orderLines.userId, userId), eq(orderLines.orderSn, recent.orderSn)),
    )
    .where(
      and(
        holds(words),
        at === undefined
          ? undefined
          : sql`(${recent.createdAt}, ${recent.orderSn}) < (${at}::timestamptz, ${sn})`,
      ),
    )
    .orderBy(desc(recent.createdAt), desc(recent.orderSn))
    .limit(pageSize + 1)
  const { list, next } = page(found, pageSize, ({ createdAt, orderSn }) =>
    writeCursor('orders-found', [createdAt.toISOString(), orderSn]),
  )
  return { list: await inOrder(db, userId, list), next }
}

const numberLike = /^[a-z]{0,2}\d{4,24}$/i

/** What looks like a number is one; blanks in it are of whoever copied it. */
function holds(words: string) {
  const number = words.replace(/[\s-]/g, '')
  return numberLike.test(number)
    ? sql`strpos(${orderLines.orderSn}, ${number.toUpperCase()}) > 0`
    : sql`strpos(lower(${orderLines.title}), ${words.toLowerCase()}) > 0`
}

async function inOrder(db: Db, userId: string, found: readonly { orderSn: string }[]) {
  const numbers = found.map(({ orderSn }) => orderSn)
  const rows =
    numbers.length === 0
      ? []
      : await db
          .select()
          .from(orders)
          .where(and(eq(orders.userId, userId), inArray(orders.orderSn, numbers)))
  const whole = new Map((await withLines(db, rows)).map((order) => [order.orderSn, order]))
  return numbers.flatMap((no): Order[] => {
    const order = whole.get(no)
    return order ? [order] : []
  })
}
