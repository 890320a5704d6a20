import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

export type PlayState = 'none' | 'given' | 'waiting' | 'claimed' | 'expired'

interface StateRule {
  text: string
  next: readonly PlayState[]
}

/** What becomes of what was won. */
export const states = defineStates<PlayState, StateRule>(
  {
    none: { text: '这次没中', next: [] },
    given: { text: '已到账', next: [] },
    waiting: { text: '等您填地址', next: ['claimed', 'expired'] },
    claimed: { text: '已登记，等发货', next: [] },
    expired: { text: '过期没领', next: [] },
  },
  (is) => new Refusal('invalid', `这一份${is.text}，不能再领`),
)
