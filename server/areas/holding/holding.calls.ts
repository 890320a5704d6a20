import type { holdingCalls } from '@contract/holding'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { giftHandlers } from './gift.calls'
import { heldHandlers } from './held.calls'
import { redemptionHandlers } from './redemption.calls'
import { refundHandlers } from './refund.calls'
import { rightsHandlers } from './rights.calls'

export const holdingHandlers = (ports: Ports): HandlersOf<typeof holdingCalls> => ({
  ...heldHandlers,
  ...redemptionHandlers,
  ...refundHandlers(ports),
  ...giftHandlers,
  ...rightsHandlers,
})
