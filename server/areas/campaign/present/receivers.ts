import { desc, eq } from 'drizzle-orm'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { campaignReceipts } from '../tables'

const most = 20

/** Who received something of late, so that a stranger learns no more than a first letter. */
export async function recentReceivers(db: Db, campaignKey: string) {
  const rows = await db
    .select({
      userId: campaignReceipts.userId,
      facts: campaignReceipts.facts,
      at: campaignReceipts.receivedAt,
    })
    .from(campaignReceipts)
    .where(eq(campaignReceipts.campaignKey, campaignKey))
    .orderBy(desc(campaignReceipts.receivedAt))
    .limit(most)
  const names = await nicknames(db, [...new Set(rows.map(({ userId }) => userId))])
  return rows.map(({ userId, facts, at }) => ({
    name: maskName(names.get(userId) ?? ''),
    what: facts.name,
    at: replyTime(at),
  }))
}
