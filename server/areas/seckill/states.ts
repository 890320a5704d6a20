import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

export type EntryState =
  | 'early'
  | 'waiting'
  | 'offered'
  | 'granted'
  | 'ordered'
  | 'left'
  | 'dropped'
  | 'lapsed'
  | 'missed'

interface StateRule {
  text: string
  next: readonly EntryState[]
  /** Its owner may take a place anew, behind the others. */
  again?: true
}

const rules: Readonly<Record<EntryState, StateRule>> = {
  early: { text: '已经占好位子，到点就开始', next: ['waiting', 'left', 'missed'] },
  waiting: { text: '正在排队', next: ['granted', 'left', 'missed'] },
  offered: {
    text: '邻居把位子让给您，要就接过来',
    next: ['early', 'waiting', 'left', 'missed'],
    again: true,
  },
  granted: { text: '抢到了，正在替您下单', next: ['ordered', 'dropped'] },
  ordered: { text: '抢到了', next: ['lapsed'] },
  left: { text: '您没有再排', next: ['early', 'waiting'], again: true },
  dropped: { text: '没有抢成', next: ['early', 'waiting'], again: true },
  lapsed: { text: '订单取消了，让给了后面的邻居', next: ['waiting'], again: true },
  missed: { text: '没有抢到，钱和积分都没扣', next: [] },
}

/** How somebody stands in the queue for a piece. */
export const states = defineStates<EntryState, StateRule>(
  rules,
  (is) => new Refusal('seckillMoved', `${is.text}，刷新看看`),
)

/** In which of them a place may be taken anew. */
export const takenAnew = (Object.keys(rules) as EntryState[]).filter((state) => rules[state].again)
