import type { Out } from '@contract/api'
import { openTasks, type Viewer } from '@server/areas/advertiser/advertiser'
import type { Db } from '@server/database/database'
import { billsOf } from './bills'
import { lookingAs } from './interests'
import { ladderOf } from './ladder'

export const sumOf = (tasks: readonly { rewardCents: number; rewardPoints: number }[]) => ({
  cents: tasks.reduce((sum, { rewardCents }) => sum + rewardCents, 0),
  points: tasks.reduce(
    (sum, { rewardCents, rewardPoints }) => sum + (rewardCents > 0 ? 0 : rewardPoints),
    0,
  ),
})

/** For a visitor: whoever is not known lives nowhere and likes nothing in particular. */
const visitor = (now: Date): Viewer => ({
  userId: '',
  villageId: null,
  since: now,
  interests: [],
  known: new Set(),
  now,
})

interface Wanted {
  userId: string | undefined
  cursor: string | undefined
  now: Date
}

/** Campaigns of advertisers with something to do, and how far somebody is in each. */
export async function openCampaigns(
  db: Db,
  { userId, cursor, now }: Wanted,
): Promise<Out<'/tp5/api/AdTask/lists'>> {
  const viewer = userId === undefined ? visitor(now) : await lookingAs(db, userId, now)
  const { list: tasks, next } = await openTasks(db, viewer, cursor)
  const campaigns = [
    ...new Map(tasks.map(({ campaign }) => [campaign.campaignId, campaign])).values(),
  ]
  const ids = campaigns.map(({ campaignId }) => campaignId)
  const bills = userId === undefined ? [] : await billsOf(db, userId, ids)
  const list = campaigns.map((campaign) => ({
    campaign_id: campaign.campaignId,
    title: campaign.title,
    advertiser: campaign.company,
    ...sumOf(campaign.tasks),
    tasks: campaign.tasks.length,
    done: ladderOf(campaign, bills).reduce((sum, { done }) => sum + done, 0),
    ends_at: campaign.endsAt.toISOString(),
  }))
  return { list, next }
}
