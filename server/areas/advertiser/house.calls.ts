import type { adHouseCalls } from '@contract/advertiser/house'
import { businessDay } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { campaignOf } from './campaigns'
import { byKind, byMonth, housePage, partsOf } from './house/figures'
import { kindTexts, lastDayOf } from './present'
import { reportOf } from './reports/report'
import { states } from './states'

export const adHouseHandlers: HandlersOf<typeof adHouseCalls> = {
  '/tp5/api/AdvertiserManage/lists': async ({ cursor }, { db }) => {
    const { list, next } = await housePage(db, cursor)
    return {
      list: list.map(({ campaign, company }) => ({
        campaign_id: campaign.campaignId,
        company,
        title: campaign.title,
        state: campaign.state,
        state_text: states.of(campaign.state).text,
        budget: campaign.budget,
        spent: campaign.spent,
        starts_on: businessDay(campaign.startsAt),
        ends_on: lastDayOf(campaign),
      })),
      next,
    }
  },

  '/tp5/api/AdvertiserManage/detail': async ({ campaign_id: campaignId }, { db, now }) => {
    const campaign = await campaignOf(db, campaignId)
    if (!campaign?.liveAt) throw new Refusal('notFound', '没有找到这个投放')
    const { company, title, about, state, liveAt } = campaign
    const span = { campaignId, from: businessDay(liveAt), to: businessDay(now) }
    const { total, tasks } = await reportOf(db, span)
    return {
      ...{ campaign_id: campaignId, company, title, about, state, total },
      ...(await partsOf(db, campaignId)),
      state_text: states.of(state).text,
      tasks: tasks.map(({ task_id: _taskId, ...task }) => task),
    }
  },

  '/tp5/api/AdvertiserManage/ratio': async (_input, { db, now }) => {
    const kinds = await byKind(db, now)
    return {
      spent: kinds.reduce((sum, { cents }) => sum + cents, 0),
      kinds: kinds.map(({ kind, cents }) => ({ kind, text: kindTexts[kind], cents })),
    }
  },

  '/tp5/api/AdvertiserManage/dividend': async (_input, { db }) => ({ months: await byMonth(db) }),
}
