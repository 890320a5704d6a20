import type { CancelReason, ContractState } from '@contract/business/shapes'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

interface StateRule {
  next: readonly ContractState[]
  text: string
  /** Whether everybody has agreed: its days are its own, and its months are divided. */
  holds: boolean
}

/** What a contract goes through. */
export const states = defineStates<ContractState, StateRule>(
  {
    offered: { next: ['agreed', 'cancelled'], text: '等对方确认', holds: false },
    agreed: { next: ['running', 'cancelled'], text: '已签，未开始', holds: true },
    running: { next: ['ended', 'cancelled'], text: '进行中', holds: true },
    ended: { next: [], text: '已到期', holds: true },
    cancelled: { next: [], text: '已解约', holds: true },
  },
  (is) => new Refusal('invalid', `合约${is.text}，请刷新后再看`),
)

export const stateText = (contract: { state: ContractState; agreedAt: Date | null }): string =>
  contract.state === 'cancelled' && !contract.agreedAt ? '没有签成' : states.of(contract.state).text

export const reasonTexts: Record<CancelReason, string> = {
  moved: '机器要挪走',
  slow: '卖得不好',
  terms: '条件要改',
  place: '点位不再提供',
  declined: '对方没有同意',
  withdrawn: '发起人撤回了',
  lapsed: '过期没有签',
}
