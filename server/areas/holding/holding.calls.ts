import type { holdingCalls } from '@contract/holding'
import type { HandlersOf } from '@server/call/handler'
import { giftHandlers } from './gift.calls'
import { heldHandlers } from './held.calls'
import { redemptionHandlers } from './redemption.calls'
import { rightsHandlers } from './rights.calls'

export const holdingHandlers: HandlersOf<typeof holdingCalls> = {
  ...heldHandlers,
  ...redemptionHandlers,
  ...giftHandlers,
  ...rightsHandlers,
}
