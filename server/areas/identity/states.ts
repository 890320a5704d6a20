import type { identityStates } from '@contract/identity'
import type { RefusalName } from '@contract/refusals'
import { Refusal } from '@server/call/refusal'

export type IdentityState = (typeof identityStates)[number]

interface StateRule {
  text: string
  next: readonly IdentityState[]
  /** How whoever applies all the same is refused. */
  applying?: RefusalName
}

export const states: Record<IdentityState, StateRule> = {
  none: { text: '未提交', next: ['waiting'] },
  waiting: { text: '待审核', next: ['approved', 'refused'], applying: 'identityWaiting' },
  approved: { text: '已通过', next: [], applying: 'identityApproved' },
  refused: { text: '已拒绝', next: ['waiting'] },
}

export function checkMove(from: IdentityState, to: IdentityState) {
  if (states[from].next.includes(to)) return
  const { applying, text } = states[from]
  if (to === 'waiting' && applying) throw new Refusal(applying)
  throw new Refusal('invalid', `这个申请${text}，不能改为${states[to].text}`)
}
