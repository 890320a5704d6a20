import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { businessDay, dayMs } from '@server/calendar'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { adCampaigns, adDays, adSpendings, adTasks, advertisers } from '../tables'

const pageSize = 20
const name = 'house-ads'

export async function housePage(db: Db, cursor: string | undefined) {
  const [before] = cursor ? readCursor(name, cursor, [whole]) : []
  const { campaignId, advertiserId, liveAt } = adCampaigns
  const rows = await db
    .select({ campaign: adCampaigns, company: advertisers.company })
    .from(adCampaigns)
    .innerJoin(advertisers, eq(advertisers.advertiserId, advertiserId))
    .where(
      and(isNotNull(liveAt), before === undefined ? undefined : lt(campaignId, Number(before))),
    )
    .orderBy(desc(campaignId))
    .limit(pageSize + 1)
  return page(rows, pageSize, ({ campaign }) => writeCursor(name, [campaign.campaignId]))
}

const sum = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::float8`

const { cents, centsBack, points, pointsBack } = adSpendings
const { commission, commissionBack, margin, marginBack } = adSpendings
const stayed = {
  people: sql`${cents} - ${centsBack}`,
  points: sql`${points} - ${pointsBack}`,
  inviters: sql`${commission} - ${commissionBack}`,
  house: sql`${margin} - ${marginBack}`,
}

/** To whom the price of completions went and was not taken back; the sum of the others is the first. */
const parts = {
  spent: sum(sql.join(Object.values(stayed), sql` + `)),
  people: sum(stayed.people),
  points: sum(stayed.points),
  inviters: sum(stayed.inviters),
  house: sum(stayed.house),
}

export async function partsOf(db: Db, campaignId: number) {
  const [row] = await db
    .select(parts)
    .from(adSpendings)
    .where(eq(adSpendings.campaignId, campaignId))
  return row!
}

export async function byMonth(db: Db) {
  const month = sql<string>`to_char(${adSpendings.day}, 'YYYY-MM')`
  return db
    .select({ month, ...parts })
    .from(adSpendings)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(12)
}

const shownDays = 30

export async function byKind(db: Db, now: Date) {
  const since = businessDay(new Date(now.getTime() - (shownDays - 1) * dayMs))
  return db
    .select({ kind: adTasks.kind, cents: sum(sql`${adDays.cents}`) })
    .from(adDays)
    .innerJoin(adTasks, eq(adTasks.taskId, adDays.taskId))
    .where(gte(adDays.day, since))
    .groupBy(adTasks.kind)
    .orderBy(sql`2 desc`)
}
