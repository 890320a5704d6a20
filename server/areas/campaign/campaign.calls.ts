import type { campaignCalls } from '@contract/campaign'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { lampsHandlers } from './lamps/lamps.calls'
import { orderHandlers } from './orders/order.calls'
import { outingHandlers } from './outside/outing.calls'
import { pageHandlers } from './present/page.calls'
import { receivingHandlers } from './receive/receiving.calls'

export const campaignHandlers = (ports: Ports): HandlersOf<typeof campaignCalls> => ({
  ...pageHandlers,
  ...receivingHandlers,
  ...lampsHandlers,
  ...outingHandlers,
  ...orderHandlers(ports),
})
