import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { reviews } from './tables'

/** Of which of somebody's orders something has been said. */
export async function reviewedAmong(
  db: Db,
  userId: string,
  orderSns: readonly string[],
): Promise<Set<string>> {
  if (orderSns.length === 0) return new Set()
  const rows = await db
    .select({ orderSn: reviews.orderSn })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), inArray(reviews.orderSn, [...orderSns])))
  return new Set(rows.map(({ orderSn }) => orderSn))
}
