import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'
import type { billStates } from '@contract/task/bill'

export type BillState = (typeof billStates)[number]

interface StateRule {
  text: string
  next: readonly BillState[]
  /** The share of the budget is kept for this person. */
  holds?: true
  /** The person may still add to the proof. */
  open?: true
  /** The task stands behind them; the level counts it. */
  did?: true
}

/** What becomes of one person's part in a task. */
export const states = defineStates<BillState, StateRule>(
  {
    reserved: {
      text: '名额已留好',
      next: ['proving', 'expired', 'failed', 'reviewing', 'completed'],
      holds: true,
      open: true,
    },
    proving: {
      text: '进行中',
      next: ['proving', 'completed', 'reviewing', 'failed', 'expired'],
      holds: true,
      open: true,
    },
    reviewing: { text: '审核中', next: ['completed', 'refused', 'failed'], holds: true },
    refused: { text: '没有通过', next: ['reviewing', 'expired'], holds: true, open: true },
    completed: { text: '待领取', next: ['received', 'taken_back'], holds: true, did: true },
    received: { text: '已领取', next: ['taken_back'], did: true },
    failed: { text: '没有完成', next: [] },
    expired: { text: '已超时', next: [] },
    taken_back: { text: '已收回', next: [] },
  },
  (is, would) =>
    new Refusal('taskMoved', `这个任务${is.text}，不能改为${would?.text ?? '这个状态'}`),
)

const all = (test: (rule: StateRule) => boolean): BillState[] =>
  billStateNames.filter((state) => test(states.of(state)))

const billStateNames: readonly BillState[] = [
  'reserved',
  'proving',
  'reviewing',
  'refused',
  'completed',
  'received',
  'failed',
  'expired',
  'taken_back',
]

export const holding = all(({ holds }) => holds === true)
export const open = all((rule) => rule.open === true)
export const did = all((rule) => rule.did === true)
