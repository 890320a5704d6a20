import { and, asc, eq, sql } from 'drizzle-orm'
import { exchangeGoods } from '@server/areas/catalogue/catalogue'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { seckillEntries, seckillItems, seckillSessions } from './tables'

export type Session = typeof seckillSessions.$inferSelect
export type Item = typeof seckillItems.$inferSelect
export type Entry = typeof seckillEntries.$inferSelect

const shown = {
  item: seckillItems,
  session: seckillSessions,
  goods: {
    title: exchangeGoods.title,
    image: exchangeGoods.image,
    tint: exchangeGoods.tint,
    intro: exchangeGoods.intro,
    details: exchangeGoods.details,
    ways: exchangeGoods.ways,
  },
}

const found = (db: Db) =>
  db
    .select(shown)
    .from(seckillItems)
    .innerJoin(seckillSessions, eq(seckillSessions.sessionId, seckillItems.sessionId))
    .innerJoin(exchangeGoods, eq(exchangeGoods.goodsId, seckillItems.goodsId))

export type Found = Awaited<ReturnType<typeof itemsOf>>[number]

export const itemsOf = (db: Db, sessionId: number) =>
  found(db).where(eq(seckillItems.sessionId, sessionId)).orderBy(asc(seckillItems.itemId))

export async function findItem(db: Db, itemId: number): Promise<Found> {
  const [row] = await found(db).where(eq(seckillItems.itemId, itemId))
  if (!row) throw new Refusal('notFound', '没有这件秒杀商品，看看别的吧')
  return row
}

const isOf = (itemId: number, userId: string) =>
  and(eq(seckillEntries.itemId, itemId), eq(seckillEntries.userId, userId))

export async function entryOf(db: Db, itemId: number, userId: string): Promise<Entry | undefined> {
  const [entry] = await db.select().from(seckillEntries).where(isOf(itemId, userId))
  return entry
}

export async function lockEntry(tx: Db, itemId: number, userId: string) {
  const [entry] = await tx.select().from(seckillEntries).where(isOf(itemId, userId)).for('update')
  return entry
}

/** How many stand before somebody who waits. */
export const aheadOf = (db: Db, { itemId, place }: Entry): Promise<number> =>
  db.$count(
    seckillEntries,
    and(
      eq(seckillEntries.itemId, itemId),
      eq(seckillEntries.state, 'waiting'),
      sql`${seckillEntries.place} < ${place}`,
    ),
  )

export type SessionState = 'ahead' | 'open' | 'over'

export function stateOf({ startsAt, endsAt }: Session, now: Date): SessionState {
  if (now < startsAt) return 'ahead'
  return now < endsAt ? 'open' : 'over'
}
