import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { villageNames } from '@server/areas/village/village'
import { businessDay, dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { adCampaigns, adDays, adSpendings, adTasks } from '../tables'
import { grouped, restName } from './groups'
import { pollsOf } from './polls'
import { type Funnel, type Span, sumOf, sums, together, within } from './sums'
import { wantedIn } from './wanted'

export const longestDays = 366
const withoutSpan = 7

interface Chosen {
  start_time?: string | undefined
  end_time?: string | undefined
}

const daysOn = (day: string, days: number) =>
  businessDay(new Date(Date.parse(`${day}T12:00:00+08:00`) + days * dayMs))

/** The chosen days, else the last seven. */
export function spanOf({ start_time, end_time }: Chosen, now: Date): { from: string; to: string } {
  const to = end_time ?? businessDay(now)
  const from = start_time ?? daysOn(to, 1 - withoutSpan)
  if (from > to) throw new Refusal('invalid', '开始时间不能大于结束时间')
  if (daysOn(from, longestDays) < to) throw new Refusal('invalid', '请选择1年内时间范围')
  return { from, to }
}

/** What came of campaigns: in all, by day, by village and by task; no person is in it. */
export async function reportOf(db: Db, span: Span) {
  return {
    from: span.from,
    to: span.to,
    total: await sumOf(db, span),
    days: await byDay(db, span),
    villages: await byVillage(db, span),
    tasks: await byTask(db, span),
    // of all days: two spans that differ by one would tell who answered in between
    polls: span.campaignId === undefined ? [] : await pollsOf(db, span.campaignId),
    wanted: await wantedIn(db, span),
  }
}

/** Every day of the span, those on which nothing happened too. */
async function byDay(db: Db, span: Span) {
  const rows = await db
    .select({ day: adDays.day, ...sums })
    .from(adDays)
    .innerJoin(adCampaigns, eq(adCampaigns.campaignId, adDays.campaignId))
    .where(within(span))
    .groupBy(adDays.day)
  const known = new Map(rows.map((row) => [row.day, row]))
  const days: (Funnel & { day: string })[] = []
  for (let day = span.from; day <= span.to; day = daysOn(day, 1))
    days.push(known.get(day) ?? { day, ...together([]) })
  return days
}

async function byVillage(db: Db, span: Span) {
  const rows = await db
    .select({ villageId: adDays.villageId, ...sums })
    .from(adDays)
    .innerJoin(adCampaigns, eq(adCampaigns.campaignId, adDays.campaignId))
    .where(within(span))
    .groupBy(adDays.villageId)
  const [names, people] = [await villageNames(db), await peopleByVillage(db, span)]
  const told = rows.map(({ villageId, ...row }) => ({
    row,
    name: names.get(villageId),
    people: names.has(villageId) ? (people.get(villageId) ?? 0) : 0,
  }))
  const { large, rest } = grouped(told)
  return [
    ...large.map(({ name, row }) => ({ name: name ?? restName, ...row })),
    ...(rest.length > 0 ? [{ name: restName, ...together(rest.map(({ row }) => row)) }] : []),
  ]
}

async function peopleByVillage(db: Db, { advertiserId, campaignId, ...span }: Span) {
  const { villageId, userId, day, advertiserId: payer, campaignId: about } = adSpendings
  const rows = await db
    .select({ villageId, people: sql<number>`count(distinct ${userId})::float8` })
    .from(adSpendings)
    .where(
      and(
        advertiserId === undefined ? undefined : eq(payer, advertiserId),
        campaignId === undefined ? undefined : eq(about, campaignId),
        gte(day, span.from),
        lte(day, span.to),
      ),
    )
    .groupBy(villageId)
  return new Map(rows.map((row) => [row.villageId, row.people]))
}

async function byTask(db: Db, span: Span) {
  const { taskId, title, kind, level } = adTasks
  const rows = await db
    .select({ task_id: taskId, title, kind, level, ...sums })
    .from(adDays)
    .innerJoin(adCampaigns, eq(adCampaigns.campaignId, adDays.campaignId))
    .innerJoin(adTasks, eq(adTasks.taskId, adDays.taskId))
    .where(within(span))
    .groupBy(adTasks.campaignId, taskId, title, kind, level)
    .orderBy(asc(adTasks.campaignId), asc(level), asc(taskId))
  return rows.map(({ level: _level, ...row }) => row)
}
