import type { PartnerState } from '@contract/location/partner'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

interface StateRule {
  text: string
  next: readonly PartnerState[]
}

/** Whether somebody may become a partner. */
export const partnerStates = defineStates<PartnerState, StateRule>(
  {
    waiting: { text: '等答复', next: ['accepted', 'refused'] },
    accepted: { text: '已同意', next: [] },
    refused: { text: '没有通过', next: [] },
  },
  (is) => new Refusal('locationMoved', `这个申请${is.text}，请刷新后再看`),
)
