import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { adGiftCodes, adGifts } from './tables'

export type Gift = typeof adGifts.$inferSelect

/** What a task gives beside its reward, and whether there is still some of it. */
export interface Promised extends Gift {
  left: boolean
}

const { taskId, billUserId } = adGiftCodes

/** Those of some tasks that have codes at all, by their tasks: what has none promises nothing. */
export async function giftsOf(
  db: Db,
  taskIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Promised>> {
  if (taskIds.length === 0) return new Map()
  const code = sql`select from ${adGiftCodes} where ${taskId} = ${adGifts.taskId}`
  const rows = await db
    .select({
      gift: adGifts,
      some: sql<boolean>`exists (${code})`,
      free: sql<boolean>`exists (${code} and ${billUserId} is null)`,
    })
    .from(adGifts)
    .where(inArray(adGifts.taskId, [...taskIds]))
  return new Map(
    rows
      .filter(({ some }) => some)
      .map(({ gift, free }) => [gift.taskId, { ...gift, left: free && gift.validUntil > now }]),
  )
}

/** What somebody was given for their parts in tasks, in its words, by the numbers of the parts. */
export async function givenFor(
  db: Db,
  billUserIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (billUserIds.length === 0) return new Map()
  const rows = await db
    .select({ billUserId, title: adGifts.title })
    .from(adGiftCodes)
    .innerJoin(adGifts, eq(adGifts.taskId, taskId))
    .where(inArray(billUserId, [...billUserIds]))
  return new Map(rows.map((row) => [row.billUserId!, row.title]))
}

/** How many codes each of some tasks has, and how many of them were given. */
export async function countCodes(db: Db, taskIds: readonly number[]) {
  if (taskIds.length === 0) return new Map<number, { codes: number; given: number }>()
  const rows = await db
    .select({
      taskId,
      codes: sql<number>`count(*)::float8`,
      given: sql<number>`count(${billUserId})::float8`,
    })
    .from(adGiftCodes)
    .where(inArray(taskId, [...taskIds]))
    .groupBy(taskId)
  return new Map(rows.map(({ taskId: id, ...counted }) => [id, counted]))
}

/** Held until the transaction ends. */
export async function lockGift(tx: Db, id: number): Promise<Gift | undefined> {
  const [gift] = await tx.select().from(adGifts).where(eq(adGifts.taskId, id)).for('update')
  return gift
}

/** What was written, whether there are codes or not. */
export const giftsWritten = (db: Db, taskIds: readonly number[]): Promise<Gift[]> =>
  taskIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(adGifts)
        .where(inArray(adGifts.taskId, [...taskIds]))
