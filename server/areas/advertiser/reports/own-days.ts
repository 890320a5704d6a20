import { eq, max, min } from 'drizzle-orm'
import { businessDay, dayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Campaign } from '../campaigns'
import { over } from '../states'
import { adDays } from '../tables'
import { longestDays } from './report'

/** All its days up to today or its last, when work that was begun may have ended; at most a year. */
export async function ownDays(db: Db, campaign: Campaign, now: Date) {
  const [done] = await db
    .select({ first: min(adDays.day), last: max(adDays.day) })
    .from(adDays)
    .where(eq(adDays.campaignId, campaign.campaignId))
  const today = businessDay(now)
  const planned = earlier(businessDay(campaign.endsAt), today)
  const to = over.includes(campaign.state) ? (done?.last ?? planned) : today
  const from = earlier(earlier(businessDay(campaign.startsAt), done?.first ?? to), to)
  return { from: later(from, dayAfter(to, 1 - longestDays)), to }
}
const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)
