import type { Strip } from '@server/areas/front-page'
import { openCampaigns } from './open-campaigns'
import { pointsTasksOf } from './points'

const mostRows = 2
/** Of them of advertisers. */
const mostCampaigns = 1

type StripRow = NonNullable<Awaited<ReturnType<Strip>>>['rows'][number]
type PointsTask = Awaited<ReturnType<typeof pointsTasksOf>>['list'][number]
type Campaign = Awaited<ReturnType<typeof openCampaigns>>['list'][number]

/** What only waits to be received stands first, then what comes every day. */
const rankOf = ({ state, period }: PointsTask) =>
  (state === 'reached' ? 0 : 2) + (period === 'day' ? 0 : 1)

const bringsOf = ({ cents, points }: Pick<Campaign, 'cents' | 'points'>) =>
  cents > 0 ? `¥${(cents / 100).toFixed(2)}` : `+${points} 积分`

const campaignRow = (campaign: Campaign): StripRow => ({
  key: `campaign-${campaign.campaign_id}`,
  title: campaign.title,
  note: `${campaign.advertiser} · 广告`,
  brings: bringsOf(campaign),
  way: '去做',
  link: `/taskLevel/${campaign.campaign_id}`,
})

const pointsRow = ({ key, title, note, points, state }: PointsTask): StripRow => ({
  ...{ key, title, note },
  brings: `+${points} 积分`,
  way: state === 'reached' ? '领取' : '去做',
  link: '/exchangeShop/Task',
})

/** What there is to earn today, on the home page of somebody who is known. */
export const taskStrip: Strip = async (looking) => {
  const { db, user, now } = looking
  if (!user) return null
  const { userId } = user
  const open = await openCampaigns(db, { userId, cursor: undefined, now })
  const campaigns = open.list.filter(({ done, tasks }) => done < tasks)
  const { list } = await pointsTasksOf(looking, userId)
  const tasks = list
    .filter(({ state }) => state !== 'received')
    .sort((one, other) => rankOf(one) - rankOf(other))
  const rows = [...campaigns.slice(0, mostCampaigns).map(campaignRow), ...tasks.map(pointsRow)]
  if (rows.length === 0) return null
  const points = tasks
    .filter(({ state, period }) => state === 'reached' || period === 'day')
    .reduce((sum, task) => sum + task.points, 0)
  return {
    key: 'tasks',
    title: '今日任务',
    note: points > 0 ? `今天还能赚 ${points} 积分` : '全部任务',
    link: '/makeMoney',
    cards: [],
    rows: rows.slice(0, mostRows),
  }
}
