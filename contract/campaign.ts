import { lampsCalls } from './campaign/lamps'
import { orderCalls } from './campaign/order'
import { outingCalls } from './campaign/outing'
import { pageCalls } from './campaign/page'
import { receivingCalls } from './campaign/receiving'

export const campaignCalls = {
  ...pageCalls,
  ...receivingCalls,
  ...lampsCalls,
  ...outingCalls,
  ...orderCalls,
}
