import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Campaign, lockCampaign, tasksOf, type Task } from './campaigns'
import type { CampaignState } from './states'
import { adCampaigns } from './tables'

const pageSize = 20
const name = 'own-ads'

interface Wanted {
  advertiserId: number
  state?: CampaignState | undefined
  cursor?: string | undefined
}

export async function ownCampaigns(db: Db, { advertiserId, state, cursor }: Wanted) {
  const [before] = cursor ? readCursor(name, cursor, [whole]) : []
  const rows = await db
    .select()
    .from(adCampaigns)
    .where(
      and(
        eq(adCampaigns.advertiserId, advertiserId),
        state && eq(adCampaigns.state, state),
        before === undefined ? undefined : lt(adCampaigns.campaignId, Number(before)),
      ),
    )
    .orderBy(desc(adCampaigns.campaignId))
    .limit(pageSize + 1)
  return page(rows, pageSize, ({ campaignId }) => writeCursor(name, [campaignId]))
}

export async function countByState(db: Db, advertiserId: number) {
  return db
    .select({ state: adCampaigns.state, number: sql<number>`count(*)::float8` })
    .from(adCampaigns)
    .where(eq(adCampaigns.advertiserId, advertiserId))
    .groupBy(adCampaigns.state)
}

interface Which {
  advertiserId: number
  campaignId: number
}

const gone = () => new Refusal('notFound', '没有找到这个投放')

/** Another's is as unknown as one that never was. */
export async function ownCampaign(
  db: Db,
  { advertiserId, campaignId }: Which,
): Promise<Campaign & { tasks: readonly Task[] }> {
  const [row] = await db.select().from(adCampaigns).where(eq(adCampaigns.campaignId, campaignId))
  if (row?.advertiserId !== advertiserId) throw gone()
  return { ...row, tasks: await tasksOf(db, [campaignId]) }
}

/** Held until the transaction ends. */
export async function lockOwn(tx: Db, { advertiserId, campaignId }: Which): Promise<Campaign> {
  const campaign = await lockCampaign(tx, campaignId)
  if (campaign.advertiserId !== advertiserId) throw gone()
  return campaign
}
