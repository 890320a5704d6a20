import { fits, type Viewer, type WholeCampaign } from '@server/areas/advertiser/advertiser'
import type { RefusalName } from '@contract/refusals'
import type { Bill } from './bills'

export interface Obstacle {
  refusal: RefusalName
  text: string
}

/** Whether anybody may begin something there now. */
export function closedFor({ state, startsAt, endsAt }: WholeCampaign, now: Date): Obstacle | null {
  const closed = (text: string): Obstacle => ({ refusal: 'taskClosed', text })
  if (state === 'paused') return closed('这个活动暂停了，过一会儿再来')
  if (state !== 'live' || endsAt <= now) return closed('这个活动已经结束，看看别的任务吧')
  return startsAt > now ? closed('这个活动还没有开始，到时间再来') : null
}

/** Whether a campaign is for somebody; whoever has begun it may go on. */
export function unmeantFor(
  campaign: WholeCampaign,
  viewer: Viewer,
  bills: readonly Bill[],
): Obstacle | null {
  const begun = bills.some(({ campaignId }) => campaignId === campaign.campaignId)
  if (begun || fits(campaign, viewer)) return null
  const { villages, interests } = campaign.audience
  const unmeant = (text: string): Obstacle => ({ refusal: 'taskNotMeant', text })
  if (villages.length > 0 && (viewer.villageId === null || !villages.includes(viewer.villageId)))
    return unmeant(
      viewer.villageId === null
        ? '先选好您住的小区，看看是不是面向您'
        : '这个任务不面向您所在的小区，看看别的任务吧',
    )
  const liked = interests.length === 0 || interests.some((one) => viewer.interests.includes(one))
  return unmeant(liked ? '您暂时不符合参加条件，看看别的任务吧' : '这个任务给有相应兴趣的邻居')
}
