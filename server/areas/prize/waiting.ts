import { and, count, eq } from 'drizzle-orm'
import type { Badge } from '../front-page'
import { campaignReceipts } from './tables'

/** Prizes that were drawn and cannot be sent yet. */
export const parcelsWithoutAddress: Badge = async ({ db, user }) => {
  if (!user) return 0
  const [row] = await db
    .select({ waiting: count() })
    .from(campaignReceipts)
    .where(and(eq(campaignReceipts.userId, user.userId), eq(campaignReceipts.state, 'waiting')))
  return row?.waiting ?? 0
}
