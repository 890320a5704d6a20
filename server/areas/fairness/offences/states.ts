import { defineStates } from '@server/call/states'
import { Refusal } from '@server/call/refusal'

export type OffenceState = 'standing' | 'objected' | 'upheld' | 'lifted'

/** Nobody objects: it is upheld once the days for it are over. */
export const states = defineStates<OffenceState, { next: readonly OffenceState[]; text: string }>(
  {
    standing: { next: ['objected', 'upheld'], text: '可以申诉' },
    objected: { next: ['upheld', 'lifted'], text: '申诉处理中' },
    upheld: { next: [], text: '已生效' },
    lifted: { next: [], text: '已撤销' },
  },
  (is) => new Refusal('offenceMoved', `这条记录${is.text}，请刷新后再看`),
)
