import { and, eq, inArray } from 'drizzle-orm'
import type { SellerName } from '@contract/order'
import type { Db } from '@server/database/database'
import { orders } from './tables'

/** Who sold each of somebody's orders, by its number; a number that is no order's is not there. */
export async function sellersOf(
  db: Db,
  userId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, SellerName>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ orderSn: orders.orderSn, seller: orders.seller })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.orderSn, [...new Set(numbers)])))
  return new Map(rows.map(({ orderSn, seller }) => [orderSn, seller]))
}
