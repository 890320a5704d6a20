import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { goodsWants } from '../tables'

interface Want {
  userId: string
  goodsId: number
  wanted: 0 | 1
  now: Date
}

/** What was wanted once keeps its day: wanting it again is not wanting more. */
export async function want(tx: Db, { userId, goodsId, wanted, now }: Want) {
  if (wanted) {
    await tx
      .insert(goodsWants)
      .values({ userId, goodsId, createdAt: now })
      .onConflictDoUpdate({
        target: [goodsWants.userId, goodsWants.goodsId],
        set: { toldAt: null, droppedAt: null },
      })
  } else {
    await tx.update(goodsWants).set({ droppedAt: now }).where(mine(userId, goodsId))
  }
}

export async function wants(db: Db, userId: string, goodsId: number): Promise<0 | 1> {
  const found = await db
    .select()
    .from(goodsWants)
    .where(and(mine(userId, goodsId), isOpen))
  return found.length > 0 ? 1 : 0
}

export async function countWants(db: Db, goodsId: number): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(goodsWants)
    .where(and(eq(goodsWants.goodsId, goodsId), isOpen))
  return row!.people
}

/** How many wait for each of all goods that anybody waits for. */
export async function countAllWants(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ goodsId: goodsWants.goodsId, people: count() })
    .from(goodsWants)
    .where(isOpen)
    .groupBy(goodsWants.goodsId)
  return new Map(rows.map(({ goodsId, people }) => [goodsId, people]))
}

const mine = (userId: string, goodsId: number) =>
  and(eq(goodsWants.userId, userId), eq(goodsWants.goodsId, goodsId))

/** Still wanted, and nobody has told them that it is there. */
export const isOpen = and(isNull(goodsWants.toldAt), isNull(goodsWants.droppedAt))

/** A row for each thing that somebody has wanted since then. */
export const wantedBy = (userId: string, since: Date) =>
  sql`select from goods_wants where user_id = ${userId} and created_at >= ${since}`
