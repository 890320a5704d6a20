import { defineStates } from '@server/call/states'

export type WithdrawalState = 'created' | 'checking' | 'sending' | 'paid' | 'failed' | 'cancelled'

interface StateRule {
  next: readonly WithdrawalState[]
  text: string
}

/**
 * What a withdrawal goes through. Once it is being sent only the provider knows how it ends: its
 * money comes back when the provider has said so, and never before.
 */
export const withdrawalStates = defineStates<WithdrawalState, StateRule>(
  {
    created: { next: ['sending', 'cancelled'], text: '已提交' },
    checking: { next: ['sending', 'failed', 'cancelled'], text: '审核中' },
    sending: { next: ['paid', 'failed', 'cancelled'], text: '打款中' },
    paid: { next: [], text: '已到账' },
    failed: { next: [], text: '没有成功' },
    cancelled: { next: [], text: '已取消' },
  },
  (is, _would, to) => new Error(`A withdrawal that is ${is.text} never becomes ${to}`),
)

/** Its money is on its way: to one person there is one such. */
export const openStates: readonly WithdrawalState[] = ['created', 'checking', 'sending']
