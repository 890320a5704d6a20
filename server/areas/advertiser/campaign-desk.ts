import { asc, eq } from 'drizzle-orm'
import { remind } from '@server/areas/message/message'
import { villageNames } from '@server/areas/village/village'
import { businessDay } from '@server/calendar'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { yuanSign } from '@server/money'
import { type Campaign, lockCampaign, tasksOf, type Task } from './campaigns'
import { fund } from './budget/fund'
import { goLive, moveCampaign } from './move'
import { audienceText, kindTexts, lastDayOf, uploadsOf } from './present'
import { states } from './states'
import { adCampaigns, advertisers } from './tables'

const mostListed = 200

async function find({ db }: DeskContext, id: string): Promise<Campaign> {
  if (!/^\d{1,9}$/.test(id)) throw new Refusal('notFound', '没有这个投放')
  return lockCampaign(db, Number(id))
}

async function companyOf({ db }: DeskContext, { advertiserId }: Campaign) {
  const isIt = eq(advertisers.advertiserId, advertiserId)
  const [one] = await db.select().from(advertisers).where(isIt)
  return one!
}

interface Decision {
  approved: boolean
  reason: string
}

async function tell(context: DeskContext, campaign: Campaign, { approved, reason }: Decision) {
  const { userId } = await companyOf(context, campaign)
  const { campaignId: campaign_id, title } = campaign
  const about = `ad ${campaign_id} ${context.now.toISOString()}`
  const facts = { title, what: '投放审核', approved, reason, campaign_id }
  await remind(context.db, { userId, kind: 'adDecided', about, facts, at: context.now })
}

const taskFacts = (task: Task): readonly [string, string][] => {
  const { level, kind, title, steps, price, rewardCents, rewardPoints, creative } = task
  return [
    [`第 ${level} 关`, `${kindTexts[kind]}：${title}`],
    ['步骤', steps.join(' / ')],
    ['价格', `${yuanSign(price)}，给邻居 ${yuanSign(rewardCents)} 或 ${rewardPoints} 积分`],
    ['内容', JSON.stringify(creative, null, 2)],
  ]
}

/** Campaigns that wait to be looked at; one that is under way rests when it is refused. */
export const adCase: DeskCase = {
  title: '广告投放审核',
  hours: 24,

  async list({ db }) {
    const rows = await db
      .select()
      .from(adCampaigns)
      .where(eq(adCampaigns.state, 'reviewing'))
      .orderBy(asc(adCampaigns.submittedAt))
      .limit(mostListed)
    return rows.map(({ campaignId, submittedAt, createdAt, title, budget }) => ({
      id: String(campaignId),
      since: submittedAt ?? createdAt,
      line: `${title}  ${yuanSign(budget)}`,
    }))
  },

  async show(context, id) {
    const campaign = await find(context, id)
    const tasks = await tasksOf(context.db, [campaign.campaignId])
    const { company, licence } = await companyOf(context, campaign)
    const { title, about, budget, dayBudget, startsAt, audience, createdAt, state } = campaign
    return {
      since: campaign.submittedAt ?? createdAt,
      facts: [
        ['公司', `${company} ${licence}`],
        ['名称', title],
        ['状态', states.of(state).text],
        ['介绍', about],
        ['预算', `${yuanSign(budget)}，每天 ${yuanSign(dayBudget)}`],
        ['时间', `${businessDay(startsAt)} 到 ${lastDayOf(campaign)}`],
        ['给谁看', audienceText(audience, await villageNames(context.db))],
        ...tasks.flatMap(taskFacts),
      ],
      pictures: uploadsOf(campaign.cover, tasks).map((uploadId, at) => ({
        name: String(at + 1),
        uploadId,
      })),
    }
  },

  async approve(context, id) {
    const { db, now } = context
    const campaign = await find(context, id)
    const { state, pause } = campaign
    if (state === 'paused' && pause === 'house') {
      const funded = await fund(db, campaign, now)
      if (funded) await moveCampaign(db, campaign, 'live', { pause: '', reason: '' })
    } else if (state === 'reviewing') await goLive(db, campaign, now)
    else throw new Refusal('adMoved')
    await tell(context, campaign, { approved: true, reason: '' })
  },

  async refuse(context, id, reason) {
    const { db } = context
    const campaign = await find(context, id)
    if (campaign.state === 'reviewing') await moveCampaign(db, campaign, 'refused', { reason })
    else await moveCampaign(db, campaign, 'paused', { pause: 'house', reason })
    await tell(context, campaign, { approved: false, reason })
  },
}
