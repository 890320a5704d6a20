import type { PersonPart } from '@server/areas/wallet/wallet'
import { defineStates } from '@server/call/states'

export type IncomeState = 'pending' | 'settled' | 'frozen' | 'paid' | 'taken_back' | 'left'

interface StateRule {
  next: readonly IncomeState[]
  text: string
  /** Where its money lies meanwhile; `payer` has it again, or the house, whose gifts it becomes. */
  part: PersonPart | 'payer' | 'gifts'
}

/**
 * What an income goes through. Its owner takes it once it is settled; what was taken is theirs. What
 * somebody leaves behind was honestly earned: whoever paid it got what they paid for.
 */
export const states = defineStates<IncomeState, StateRule>(
  {
    pending: { next: ['settled', 'frozen', 'taken_back', 'left'], text: '待结算', part: 'pending' },
    settled: { next: ['paid', 'frozen', 'taken_back', 'left'], text: '待领取', part: 'settled' },
    frozen: { next: ['pending', 'settled', 'taken_back', 'left'], text: '核实中', part: 'frozen' },
    paid: { next: [], text: '已到余额', part: 'balance' },
    taken_back: { next: [], text: '已收回', part: 'payer' },
    left: { next: [], text: '注销时没领', part: 'gifts' },
  },
  (is, _would, to) => new Error(`An income that is ${is.text} never becomes ${to}`),
)
