import { campaignOrderCalls } from '@contract/campaign-order'
import { defineArea } from '../area'
import { campaignOrderHandlers } from './campaign-order.calls'
import { campaignOrderLeaving } from './leaving'
import { counter } from './seller'

export const campaignOrderArea = defineArea({
  name: 'campaign-order',
  calls: campaignOrderCalls,
  handlers: campaignOrderHandlers,
  leaving: campaignOrderLeaving,
  sells: [counter],
})
