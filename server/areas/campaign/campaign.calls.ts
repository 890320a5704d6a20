import type { campaignCalls } from '@contract/campaign'
import type { HandlersOf } from '@server/call/handler'
import { lampHandlers, outsideHandlers, orderHandlers, receiveHandlers } from '@server/areas/prize/prize'
import type { Ports } from '../area'
import { lookHandlers } from './present/look'

export const campaignHandlers = (ports: Ports): HandlersOf<typeof campaignCalls> => ({
  ...lookHandlers,
  ...receiveHandlers,
  ...lampHandlers,
  ...outsideHandlers,
  ...orderHandlers(ports),
})
