import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'
import type { MemberState } from './tables'

interface StateRule {
  text: string
  next: readonly MemberState[]
}

/** Whether somebody's belonging to a village was confirmed by whoever looks after it. */
export const memberStates = defineStates<MemberState, StateRule>(
  {
    asked: { text: '等管家确认', next: ['approved', 'refused'] },
    approved: { text: '已确认', next: ['asked'] },
    refused: { text: '没有通过', next: ['asked'] },
  },
  (is) => new Refusal('residentMoved', `这位邻居现在是“${is.text}”，请刷新后再看`),
)
