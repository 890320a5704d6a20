import type { identityStates } from '@contract/identity'
import type { RefusalName } from '@contract/refusals'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

export type IdentityState = (typeof identityStates)[number]

interface StateRule {
  text: string
  next: readonly IdentityState[]
  /** How whoever applies all the same is refused. */
  applying?: RefusalName
}

export const states = defineStates<IdentityState, StateRule>(
  {
    none: { text: '未提交', next: ['waiting'] },
    waiting: { text: '待审核', next: ['approved', 'refused'], applying: 'identityWaiting' },
    approved: { text: '已通过', next: [], applying: 'identityApproved' },
    refused: { text: '已拒绝', next: ['waiting'] },
  },
  (is, would, to) =>
    to === 'waiting' && is.applying
      ? new Refusal(is.applying)
      : new Refusal('invalid', `这个申请${is.text}，不能改为${would?.text ?? '这个状态'}`),
)
