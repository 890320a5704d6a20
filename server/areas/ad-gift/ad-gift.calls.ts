import type { adGiftCalls } from '@contract/ad-gift'
import {
  campaignStates,
  openAdvertiser,
  over,
  ownCampaign,
} from '@server/areas/advertiser/advertiser'
import { checkWords } from '@server/areas/content/content'
import { businessDay } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { countCodes, giftsWritten } from './gifts'
import { bringCodes, removeGift, saveGift } from './write'

export const adGiftHandlers: HandlersOf<typeof adGiftCalls> = {
  '/tp5/api/AdGift/lists': async ({ campaign_id: campaignId }, { db, user: { userId }, now }) => {
    const { advertiserId } = await openAdvertiser(db, userId)
    const campaign = await ownCampaign(db, { advertiserId, campaignId })
    const taskIds = campaign.tasks.map(({ taskId }) => taskId)
    const counted = await countCodes(db, taskIds)
    const gifts = await giftsWritten(db, taskIds)
    return {
      list: gifts.map(({ taskId, title, how, validUntil }) => {
        const { codes, given } = counted.get(taskId) ?? { codes: 0, given: 0 }
        const valid_until = businessDay(validUntil)
        const expired = validUntil > now ? 0 : 1
        return {
          task_id: taskId,
          title,
          how,
          valid_until,
          codes,
          given,
          left: codes - given,
          expired,
        }
      }),
      editable: campaignStates.of(campaign.state).editable ? 1 : 0,
      open: over.includes(campaign.state) ? 0 : 1,
    }
  },

  '/tp5/api/AdGift/save': {
    before: ({ title, how }, context) => checkWords(context, `${title}\n${how}`),
    // a person of the house looks at it with the campaign before anybody sees it
    async write(form, _judged, { db, user: { userId }, now }) {
      await saveGift(db, { userId, form, now })
      return {}
    },
  },

  '/tp5/api/AdGift/addCodes': (form, { db, user: { userId }, config }) =>
    bringCodes(db, config.dataKey, { userId, form }),

  '/tp5/api/AdGift/remove': async (which, { db, user: { userId } }) => {
    await removeGift(db, userId, which)
    return {}
  },
}
