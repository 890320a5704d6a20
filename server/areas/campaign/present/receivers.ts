import { and, desc, eq, ne } from 'drizzle-orm'
import { maskName, nicknameIn } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { campaignReceipts } from '@server/areas/prize/prize'

const most = 20

/** Who received something of late, so that a stranger learns no more than a first letter. */
export async function recentReceivers(db: Db, campaignKey: string) {
  const rows = await db
    .select({
      nickname: nicknameIn(campaignReceipts.userId),
      facts: campaignReceipts.facts,
      at: campaignReceipts.receivedAt,
    })
    .from(campaignReceipts)
    .where(
      and(eq(campaignReceipts.campaignKey, campaignKey), ne(campaignReceipts.state, 'returned')),
    )
    .orderBy(desc(campaignReceipts.receivedAt))
    .limit(most)
  return rows.map(({ nickname, facts, at }) => ({
    name: maskName(nickname),
    what: facts.name,
    at: replyTime(at),
  }))
}
