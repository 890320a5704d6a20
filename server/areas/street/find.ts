import { and, asc, eq, gt } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { streetActivities, streetGifts, streetPromoters } from './tables'

export type Activity = typeof streetActivities.$inferSelect
export type Promoter = typeof streetPromoters.$inferSelect
export type Gift = typeof streetGifts.$inferSelect

export const activitiesAhead = (db: Db, now: Date): Promise<Activity[]> =>
  db
    .select()
    .from(streetActivities)
    .where(gt(streetActivities.endsAt, now))
    .orderBy(asc(streetActivities.startsAt), asc(streetActivities.activityId))

export async function findActivity(db: Db, activityId: number): Promise<Activity> {
  const [row] = await db
    .select()
    .from(streetActivities)
    .where(eq(streetActivities.activityId, activityId))
  if (!row) throw new Refusal('notFound', '没有这次街头活动，看看别的吧')
  return row
}

const isPromoter = (activityId: number, userId: string) =>
  and(eq(streetPromoters.activityId, activityId), eq(streetPromoters.userId, userId))

export async function promoterOf(db: Db, activityId: number, userId: string) {
  const [row] = await db.select().from(streetPromoters).where(isPromoter(activityId, userId))
  return row
}

export async function promoterBy(db: Db, code: string): Promise<Promoter | undefined> {
  const [row] = await db.select().from(streetPromoters).where(eq(streetPromoters.code, code))
  return row
}

/** Locked: what one has with them changes under it alone. */
export async function lockPromoter(tx: Db, activityId: number, userId: string): Promise<Promoter> {
  const [row] = await tx
    .select()
    .from(streetPromoters)
    .where(isPromoter(activityId, userId))
    .for('update')
  if (!row) throw new Refusal('noPromoter')
  return row
}

export async function giftOf(db: Db, activityId: number, userId: string) {
  const [row] = await db
    .select()
    .from(streetGifts)
    .where(and(eq(streetGifts.activityId, activityId), eq(streetGifts.userId, userId)))
  return row
}
