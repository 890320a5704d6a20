import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'
import type { MemberState } from './tables'

interface StateRule {
  text: string
  next: readonly MemberState[]
}

const moved = ({ text }: StateRule) =>
  new Refusal('residentMoved', `这位邻居现在是“${text}”，请刷新后再看`)

/** Whether somebody's belonging to a village was confirmed by whoever looks after it. */
export const memberStates = defineStates<MemberState, StateRule>(
  {
    asked: { text: '等管家确认', next: ['approved', 'refused'] },
    approved: { text: '已确认', next: ['asked', 'refused'] },
    refused: { text: '没有通过', next: ['asked'] },
  },
  moved,
)

export const residentMoved = (state: MemberState) => moved(memberStates.of(state))
