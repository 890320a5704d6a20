import { giftCalls } from './holding/gift'
import { heldCalls } from './holding/held'
import { redemptionCalls } from './holding/redemption'
import { refundCalls } from './holding/refund'
import { rightsCalls } from './holding/rights'

export const holdingCalls = {
  ...heldCalls,
  ...redemptionCalls,
  ...refundCalls,
  ...giftCalls,
  ...rightsCalls,
}
