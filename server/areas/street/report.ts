import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { dayMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { bagOf } from './bag'
import { streetActivities, streetGifts, streetMoves, streetPromoters } from './tables'

interface Mine {
  activityId: number
  userId: string
}

/** Of an activity, whatever the day. */
export async function reportOf(db: Db, { activityId, userId }: Mine) {
  const [came] = await db
    .select({
      scans: sql<number>`count(*)::int`,
      newcomers: sql<number>`(count(*) filter (where ${streetGifts.newcomer}))::int`,
    })
    .from(streetGifts)
    .where(and(eq(streetGifts.activityId, activityId), eq(streetGifts.promoterId, userId)))
  const { given, bag, lost, taken } = await bagOf(db, { activityId, userId })
  return { ...came!, given, bag, lost, taken }
}

/** Of a business day: each activity of it that somebody stood at, or that somebody came to. */
export async function dayReport(db: Db, userId: string, day: string) {
  const from = momentOf(day, 0)
  const to = new Date(from.getTime() + dayMs)
  const rows = await db
    .select({ activityId: streetActivities.activityId, title: streetActivities.title })
    .from(streetPromoters)
    .innerJoin(streetActivities, eq(streetActivities.activityId, streetPromoters.activityId))
    .where(
      and(
        eq(streetPromoters.userId, userId),
        sql`(exists (select from ${streetMoves}
            where ${streetMoves.activityId} = ${streetActivities.activityId}
              and ${streetMoves.userId} = ${userId}
              and ${gte(streetMoves.movedAt, from)} and ${lt(streetMoves.movedAt, to)})
          or exists (select from ${streetGifts}
            where ${streetGifts.activityId} = ${streetActivities.activityId}
              and ${streetGifts.promoterId} = ${userId}
              and ${gte(streetGifts.createdAt, from)} and ${lt(streetGifts.createdAt, to)}))`,
      ),
    )
    .orderBy(asc(streetActivities.startsAt))
  const list: Out<'/tp5/api/PushHelper/total'>['list'] = []
  for (const { activityId, title } of rows) {
    const { scans, newcomers, given, bag, lost } = await reportOf(db, { activityId, userId })
    list.push({ activity_id: activityId, title, scans, newcomers, given, bag, lost })
  }
  const sum = (of: (row: (typeof list)[number]) => number) =>
    list.reduce((total, row) => total + of(row), 0)
  return {
    day,
    scans: sum(({ scans }) => scans),
    newcomers: sum(({ newcomers }) => newcomers),
    given: sum(({ given }) => given),
    bag: sum(({ bag }) => bag),
    lost: sum(({ lost }) => lost),
    list,
  }
}
