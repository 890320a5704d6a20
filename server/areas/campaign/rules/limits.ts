import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import type { Campaign } from '../find'
import type { Limit, Prize } from '../definition'
import { alreadyWords, periodOf } from '../period'
import { campaignCounts } from '../tables'

/** Those whose receiving is counted; what nobody told is not. */
export interface Subjects {
  user: string
  phone: string
  device: string | null
  network: string
}

export interface Counted {
  subject: string
  period: string
}

type Limited = Pick<Prize, 'key' | 'limits'>

interface Count extends Counted {
  limit: Limit
}

/** Every count that receiving this prize moves. */
function countsOf({ definition }: Campaign, prize: Limited | null, subjects: Subjects, now: Date) {
  const counts: Count[] = []
  const add = (limit: Limit, scope: string) => {
    const who = subjects[limit.of]
    if (who === null) return
    counts.push({
      subject: `${limit.of} ${who}${scope}`,
      period: periodOf(limit.every, now),
      limit,
    })
  }
  for (const limit of definition.limits) add(limit, '')
  for (const limit of prize?.limits ?? []) add(limit, ` ${prize!.key}`)
  // One order for everybody, so that two never wait for each other's counts crosswise.
  return counts.sort((one, other) =>
    one.subject + one.period < other.subject + other.period ? -1 : 1,
  )
}

const countText = `
  insert into campaign_counts as mine (campaign_key, subject, period, times)
  values ($1, $2, $3, 1)
  on conflict (campaign_key, subject, period) do update set times = mine.times + 1
  where mine.times < $4
  returning times`

/** Counts the receiving, or refuses it where it is one too many. */
export async function countLimits(
  tx: Db,
  campaign: Campaign,
  prize: Limited | null,
  subjects: Subjects,
  now: Date,
): Promise<Counted[]> {
  const counts = countsOf(campaign, prize, subjects, now)
  for (const { subject, period, limit } of counts) {
    const [counted] = await statement(tx, 'campaign_count', countText, [
      campaign.key,
      subject,
      period,
      limit.most,
    ])
    if (!counted) {
      // Whoever has received already is told so, whichever of their counts was met first.
      const full = await limitReached(tx, campaign, prize, subjects, now)
      throw full ?? refusalOf(campaign, limit)
    }
  }
  return counts.map(({ subject, period }) => ({ subject, period }))
}

/** What would be refused by a count as it stands; the person's own first. */
export async function limitReached(
  db: Db,
  campaign: Campaign,
  prize: Limited | null,
  subjects: Subjects,
  now: Date,
): Promise<Refusal | null> {
  const counts = countsOf(campaign, prize, subjects, now).reverse()
  if (counts.length === 0) return null
  const rows = await statement<{ subject: string; period: string; times: number }>(
    db,
    'campaign_counted',
    `select subject, period, times from campaign_counts
     where campaign_key = $1 and subject = any ($2)`,
    [campaign.key, counts.map(({ subject }) => subject)],
  )
  const times = new Map(rows.map((row) => [`${row.subject}|${row.period}`, row.times]))
  const full = counts.find(
    ({ subject, period, limit }) => (times.get(`${subject}|${period}`) ?? 0) >= limit.most,
  )
  return full ? refusalOf(campaign, full.limit) : null
}

/** Gives counts back that an order had taken. */
export async function uncount(tx: Db, campaignKey: string, counted: readonly Counted[]) {
  for (const { subject, period } of counted) {
    await tx
      .update(campaignCounts)
      .set({ times: sql`${campaignCounts.times} - 1` })
      .where(
        sql`${campaignCounts.campaignKey} = ${campaignKey} and ${campaignCounts.subject} = ${subject}
          and ${campaignCounts.period} = ${period} and ${campaignCounts.times} > 0`,
      )
  }
}

/** Whether this prize is as often with somebody as it may be, whatever else the campaign counts. */
export async function hasReceived(
  db: Db,
  campaign: Campaign,
  prize: Limited,
  subjects: Subjects,
  now: Date,
): Promise<boolean> {
  if (prize.limits.length === 0) return false
  const alone = { ...campaign, definition: { ...campaign.definition, limits: [] } }
  return (await limitReached(db, alone, prize, subjects, now)) !== null
}

function refusalOf({ definition: { words } }: Campaign, { of, every }: Limit) {
  if (of === 'user') return new Refusal('prizeReceived', words.received ?? alreadyWords(every))
  if (of === 'phone') return new Refusal('phoneReceived', words.phoneReceived)
  return new Refusal('tooManyHere')
}
