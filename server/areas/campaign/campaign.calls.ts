import type { campaignCalls } from '@contract/campaign'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { lampHandlers } from './lamps/lamps'
import { lookHandlers } from './present/look'
import { outsideHandlers } from './outside/outside'
import { orderHandlers } from './orders/orders'
import { receiveHandlers } from './receive/receiving'

export const campaignHandlers = (ports: Ports): HandlersOf<typeof campaignCalls> => ({
  ...lookHandlers,
  ...receiveHandlers,
  ...lampHandlers,
  ...outsideHandlers,
  ...orderHandlers(ports),
})
