import { eq, sql } from 'drizzle-orm'
import { businessDay, dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { adDays } from '../tables'
import { type Funnel, sumOf, sums } from './sums'

/** What came of each task of a campaign so far. */
export async function doneByTask(db: Db, campaignId: number): Promise<Map<number, Funnel>> {
  const rows = await db
    .select({ taskId: adDays.taskId, ...sums })
    .from(adDays)
    .where(eq(adDays.campaignId, campaignId))
    .groupBy(sql`1`)
  return new Map(rows.map(({ taskId, ...done }) => [taskId, done]))
}

const lookedAt = 3

/** What goes on a day, as the last full days had it. */
export async function paceOf(db: Db, campaignId: number, now: Date): Promise<number> {
  const before = (days: number) => businessDay(new Date(now.getTime() - days * dayMs))
  const { cents } = await sumOf(db, { campaignId, from: before(lookedAt), to: before(1) })
  return Math.round(cents / lookedAt)
}
