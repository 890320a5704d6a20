import type { adCampaignCalls } from '@contract/advertiser/campaign'
import { interests, type Interest, taskKinds } from '@contract/advertiser/creative'
import { checkWords } from '@server/areas/content/content'
import { allVillages, villageNames } from '@server/areas/village/village'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { openAdvertiser } from './account'
import { tasksOf } from './campaigns'
import { act, raise } from './move'
import { lockOwn, ownCampaign, ownCampaigns } from './own-campaigns'
import { kindTexts, presentCampaign, presentRows } from './present'
import { reachOf } from './reach'
import { ownDays } from './reports/own-days'
import { paceOf, doneByTask } from './reports/pace'
import { budgets, leastPrice, longestDays, mostTasks, shares } from './rules'
import { saveCampaign } from './write/save'
import { removeTask, saveTask } from './write/save-task'
import { wordsOfCampaign, wordsOfTask } from './write/words'

const keys = Object.keys(interests) as Interest[]

export const adCampaignHandlers: HandlersOf<typeof adCampaignCalls> = {
  '/tp5/api/Advertiser/list': async ({ cursor, state }, context) => {
    const { db, user } = context
    const { advertiserId } = await openAdvertiser(db, user.userId)
    const { list, next } = await ownCampaigns(db, { advertiserId, state, cursor })
    const all = await tasksOf(
      db,
      list.map(({ campaignId }) => campaignId),
    )
    const shown = list.map((campaign) => ({
      campaign,
      tasks: all.filter(({ campaignId }) => campaignId === campaign.campaignId),
    }))
    const showing = { looking: context, names: await villageNames(db) }
    return { list: await presentRows(showing, shown), next }
  },

  '/tp5/api/Advertiser/campaign': async ({ campaign_id: campaignId }, context) => {
    const { db, user, now } = context
    const { advertiserId } = await openAdvertiser(db, user.userId)
    const { tasks, ...campaign } = await ownCampaign(db, { advertiserId, campaignId })
    const showing = { looking: context, names: await villageNames(db) }
    const done = await doneByTask(db, campaignId)
    const pace = await paceOf(db, campaignId, now)
    const days = await ownDays(db, campaign, now)
    return presentCampaign(showing, { campaign, tasks, done, pace, days })
  },

  '/tp5/api/Advertiser/rules': async (_input, { db }) => ({
    kinds: taskKinds.map((kind) => ({
      kind,
      text: kindTexts[kind],
      least_price: leastPrice[kind],
    })),
    least_reward: shares.leastReward,
    most_reward: shares.mostReward,
    inviters: shares.invited[0] + shares.invited[1],
    least_budget: budgets.least,
    longest_days: longestDays,
    most_tasks: mostTasks,
    villages: (await allVillages(db)).map(({ villageId, name }) => ({
      village_id: villageId,
      name,
    })),
    interests: keys.map((key) => ({ key, text: interests[key] })),
  }),

  '/tp5/api/Advertiser/reach': async (wish, { db, user, now }) => {
    const { advertiserId } = await openAdvertiser(db, user.userId)
    return { people: await reachOf(db, advertiserId, wish, now) }
  },

  '/tp5/api/Advertiser/save': {
    before: (form, context) => checkWords(context, wordsOfCampaign(form)),
    // a person of the house looks at all of it before anybody sees it
    async write(form, _judged, { db, user, now }) {
      const own = await openAdvertiser(db, user.userId)
      return { campaign_id: await saveCampaign(db, { own, form, now }) }
    },
  },

  '/tp5/api/Advertiser/saveTask': {
    before: (form, context) => checkWords(context, wordsOfTask(form)),
    async write(form, _judged, { db, user, now }) {
      const own = await openAdvertiser(db, user.userId)
      return { task_id: await saveTask(db, { own, form, now }) }
    },
  },

  '/tp5/api/Advertiser/removeTask': async (which, { db, user }) => {
    await removeTask(db, await openAdvertiser(db, user.userId), which)
    return {}
  },

  '/tp5/api/Advertiser/move': async ({ campaign_id: campaignId, action }, { db, user, now }) => {
    const { advertiserId } = await openAdvertiser(db, user.userId)
    const campaign = await lockOwn(db, { advertiserId, campaignId })
    return { state: await act(db, campaign, action, now) }
  },

  '/tp5/api/Advertiser/raise': async ({ campaign_id: campaignId, ...wanted }, context) => {
    const { db, user, now } = context
    const { advertiserId } = await openAdvertiser(db, user.userId)
    await raise(db, await lockOwn(db, { advertiserId, campaignId }), wanted, now)
    return { budget: wanted.budget, at: replyTime(now) }
  },
}
