import { and, inArray, like, lt, or } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { campaignCounts, campaigns } from './tables'

/** Something that is counted of somebody, and the day, week or month it is counted for. */
export interface Counted {
  subject: string
  period: string
}

/** How often each was counted; never, where nobody has counted it. */
export type Counts = (counted: Counted) => number

/** All that is counted of these, read once for whatever asks. */
export async function readCounts(
  db: Db,
  campaignKey: string,
  subjects: readonly string[],
): Promise<Counts> {
  if (subjects.length === 0) return () => 0
  const rows = await statement<Counted & { times: number }>(
    db,
    'campaign_counted',
    `select subject, period, times from campaign_counts
     where campaign_key = $1 and subject = any ($2)`,
    [campaignKey, subjects],
  )
  const nameOf = ({ subject, period }: Counted) => `${subject}|${period}`
  const times = new Map(rows.map((row) => [nameOf(row), row.times]))
  return (counted) => times.get(nameOf(counted)) ?? 0
}

/** Counts once more and says how often that makes; null where it is as often as it may be. */
export async function countUp(
  tx: Db,
  campaignKey: string,
  { subject, period }: Counted,
  most: number | null = null,
): Promise<number | null> {
  const [row] = await statement<{ times: number }>(
    tx,
    'campaign_count',
    `insert into campaign_counts as mine (campaign_key, subject, period, times)
     values ($1, $2, $3, 1)
     on conflict (campaign_key, subject, period) do update set times = mine.times + 1
     where $4::int is null or mine.times < $4
     returning times`,
    [campaignKey, subject, period, most],
  )
  return row?.times ?? null
}

/** Counts what happens for the first time, and says whether it was that. */
export async function countFirst(
  tx: Db,
  campaignKey: string,
  { subject, period }: Counted,
): Promise<boolean> {
  const rows = await statement(
    tx,
    'campaign_count_first',
    `insert into campaign_counts (campaign_key, subject, period, times) values ($1, $2, $3, 1)
     on conflict (campaign_key, subject, period) do nothing returning times`,
    [campaignKey, subject, period],
  )
  return rows.length > 0
}

/** Counts each person once; says how many that makes, or null of somebody who was counted before. */
export async function countPeople(
  tx: Db,
  campaignKey: string,
  { subject, period }: Counted,
  userId: string,
): Promise<number | null> {
  const [row] = await statement<{ times: number }>(
    tx,
    'campaign_count_people',
    `with one as (
       insert into campaign_counts (campaign_key, subject, period, times)
       values ($1, $2 || ' ' || $4, $3, 1)
       on conflict (campaign_key, subject, period) do nothing returning times
     )
     insert into campaign_counts as people (campaign_key, subject, period, times)
     select $1, $2, $3, times from one
     on conflict (campaign_key, subject, period) do update set times = people.times + 1
     returning times`,
    [campaignKey, subject, period, userId],
  )
  return row?.times ?? null
}

export const dropCount = (tx: Db, campaignKey: string, { subject, period }: Counted) =>
  statement(
    tx,
    'campaign_count_drop',
    'delete from campaign_counts where campaign_key = $1 and subject = $2 and period = $3',
    [campaignKey, subject, period],
  )

/** Counts each of these once, of many people at a time. */
export async function countAll(
  tx: Db,
  campaignKey: string,
  counted: readonly Counted[],
): Promise<void> {
  await statement(
    tx,
    'campaign_count_all',
    `insert into campaign_counts (campaign_key, subject, period, times)
     select $1, subject, period, 1 from unnest($2::text[], $3::text[]) as one (subject, period)
     on conflict (campaign_key, subject, period) do nothing`,
    [campaignKey, counted.map(({ subject }) => subject), counted.map(({ period }) => period)],
  )
}

/** Moves what was counted, never below nothing. */
export async function moveCount(
  tx: Db,
  campaignKey: string,
  { subject, period }: Counted,
  by: number,
): Promise<void> {
  await statement(
    tx,
    'campaign_count_move',
    `update campaign_counts set times = greatest(times + $4, 0)
     where campaign_key = $1 and subject = $2 and period = $3`,
    [campaignKey, subject, period, by],
  )
}

/** Forgets all that was counted of such subjects in campaigns that ended before. */
export async function forgetCounts(
  db: Db,
  kinds: readonly string[],
  endedBefore: Date,
): Promise<void> {
  const ofThese = or(
    ...kinds.map((kind) => like(campaignCounts.subject, `${kind} %`)),
    ...kinds.map((kind) => like(campaignCounts.subject, `seen ${kind} %`)),
  )
  const over = db
    .select({ key: campaigns.campaignKey })
    .from(campaigns)
    .where(lt(campaigns.endsAt, endedBefore))
  await db.delete(campaignCounts).where(and(inArray(campaignCounts.campaignKey, over), ofThese))
}
