import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { campaignReceipts } from './tables'

async function waitingPrizes(db: Db, { userId }: Leaver) {
  const [row] = await db
    .select({ prizes: count() })
    .from(campaignReceipts)
    .where(and(eq(campaignReceipts.userId, userId), eq(campaignReceipts.state, 'waiting')))
  return row?.prizes ? [{ name: '还没填地址的奖品', value: `${row.prizes} 件` }] : []
}

/** The lamps that others lit for this person hang on the entry. */
const putOut = (tx: Db, { userId }: Leaver) =>
  tx.execute(sql`delete from campaign_lights where entry_id in
    (select entry_id from campaign_entries where user_id = ${userId})`)

export const prizeLeaving: Leaving = {
  losses: waitingPrizes,
  settle: async (tx, leaver) => void (await putOut(tx, leaver)),
  tables: {
    campaign_entries: { gone: 'user_id' },
    campaign_lights: { stays: 'lamps lit for others, who count them' },
    campaign_receipts: { blank: { phone: "''::bytea", code: 'null' } },
    campaign_codes: { stays: 'a code that was given out is never given again' },
  },
}
