import type { campaignCalls } from '@contract/campaign'
import type { HandlersOf } from '@server/call/handler'
import { findCampaign } from '../find'
import { presentReceipt } from '../receive/receipt'
import { makeOrder } from './make-order'
import { findOrder, presentOrder } from './order'
import { openBox } from './settle'

type Calls = Pick<
  typeof campaignCalls,
  '/user/vip/makeVipOrder' | '/tp5/api/Campaign/order' | '/tp5/api/Campaign/open'
>

export const orderHandlers: HandlersOf<Calls> = {
  '/user/vip/makeVipOrder': async (input, context) => {
    const campaign = await findCampaign(context.db, input, context.now)
    return presentOrder(await makeOrder(context, campaign, input))
  },

  '/tp5/api/Campaign/order': async (input, { db, user }) => {
    const order = await findOrder(db, user.userId, input.order_sn)
    const { campaignKey: key, title, facts } = order
    return { ...presentOrder(order), key, title, link: facts.link }
  },

  '/tp5/api/Campaign/open': async (input, { db, user, now, config }) => {
    const { userId } = user
    const receipt = await openBox(db, { userId, orderSn: input.order_sn, now })
    return presentReceipt(config.dataKey, receipt, true)
  },
}
