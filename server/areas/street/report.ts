import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { dayMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { bagsOf } from './bag'
import { streetActivities, streetGifts, streetMoves, streetPromoters } from './tables'

type Row = Out<'/tp5/api/PushHelper/total'>['list'][number]

interface Mine {
  activityId: number
  userId: string
}

/** Of each of these activities, whatever the day. */
async function reportsOf(db: Db, userId: string, activityIds: readonly number[]) {
  const { activityId, promoterId } = streetGifts
  const rows = await db
    .select({
      activityId,
      scans: sql<number>`count(*)::int`,
      newcomers: sql<number>`(count(*) filter (where ${streetGifts.newcomer}))::int`,
    })
    .from(streetGifts)
    .where(and(eq(promoterId, userId), inArray(activityId, [...activityIds])))
    .groupBy(activityId)
  const bags = await bagsOf(db, userId, activityIds)
  return (id: number) => {
    const { scans, newcomers } = rows.find((one) => one.activityId === id) ?? nobody
    return { scans, newcomers, ...bags(id) }
  }
}

const nobody = { scans: 0, newcomers: 0 }

export const reportOf = async (db: Db, { activityId, userId }: Mine) =>
  (await reportsOf(db, userId, [activityId]))(activityId)

const shownDays = 90

/** Of which there is a report: what was to be done on a day is told too once it is over, though nothing was. */
export async function promoterDays(db: Db, userId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct to_char(done.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day
    from (
      select activity.starts_at as at
      from street_promoters as promoter join street_activities as activity using (activity_id)
      where promoter.user_id = ${userId} and activity.ends_at <= ${now}
      union all
      select move.moved_at
      from street_promoters as promoter join street_moves as move using (activity_id, user_id)
      where promoter.user_id = ${userId}
      union all
      select gift.created_at from street_gifts as gift where gift.promoter_id = ${userId}
    ) as done
    order by day desc limit ${shownDays}`)
  return rows.map(({ day }) => day)
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
  const ids = rows.map(({ activityId }) => activityId)
  const reports = await reportsOf(db, userId, ids)
  const list = rows.map(({ activityId, title }): Row => {
    const { scans, newcomers, given, bag, lost } = reports(activityId)
    return { activity_id: activityId, title, scans, newcomers, given, bag, lost }
  })
  const sum = (of: (row: Row) => number) => list.reduce((total, row) => total + of(row), 0)
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
