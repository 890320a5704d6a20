import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { goodsWants } from '../tables'

interface Want {
  userId: string
  goodsId: number
  wanted: 0 | 1
  now: Date
}

export async function want(tx: Db, { userId, goodsId, wanted, now }: Want) {
  if (wanted) {
    await tx.insert(goodsWants).values({ userId, goodsId, createdAt: now }).onConflictDoNothing()
  } else {
    await tx.delete(goodsWants).where(mine(userId, goodsId))
  }
}

export async function wants(db: Db, userId: string, goodsId: number): Promise<0 | 1> {
  const found = await db.select().from(goodsWants).where(mine(userId, goodsId))
  return found.length > 0 ? 1 : 0
}

export async function countWants(db: Db, goodsId: number): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(goodsWants)
    .where(eq(goodsWants.goodsId, goodsId))
  return row!.people
}

const mine = (userId: string, goodsId: number) =>
  and(eq(goodsWants.userId, userId), eq(goodsWants.goodsId, goodsId))

/** A row for each thing that somebody has wanted since then. */
export const wantedBy = (userId: string, since: Date) =>
  sql`select from goods_wants where user_id = ${userId} and created_at >= ${since}`
