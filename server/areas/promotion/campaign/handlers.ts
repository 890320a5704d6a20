import type { campaignCalls } from '@contract/promotion/campaigns'
import type { HandlersOf } from '@server/http/handler'
import { lampHandlers } from './lamps/lamps'
import { lookHandlers } from './present/look'
import { outsideHandlers } from './outside/outside'
import { orderHandlers } from './orders/orders'
import { receiveHandlers } from './receive/receiving'

export const campaignHandlers: HandlersOf<typeof campaignCalls> = {
  ...lookHandlers,
  ...receiveHandlers,
  ...lampHandlers,
  ...outsideHandlers,
  ...orderHandlers,
}
