import type { z } from 'zod'
import type { machineOrderAction, machineOrderState } from '@contract/machine'
import { Refusal } from '@server/call/refusal'

export type MachineOrderState = z.output<typeof machineOrderState>
type Action = z.output<typeof machineOrderAction>

/** Why an order ended without goods. */
export type Reason = '' | 'user' | 'unpaid' | 'fault' | 'silence'

interface StateRule {
  text: string | Partial<Record<Reason, string>>
  /** What the order may become next. */
  next: readonly MachineOrderState[]
  /** What its owner may do meanwhile. */
  actions: readonly Action[]
}

/** From the order to its end: a table of the allowed moves. */
const rules: Record<MachineOrderState, StateRule> = {
  unpaid: { text: '待付款', next: ['commanded', 'cancelled'], actions: ['pay', 'refund'] },
  commanded: {
    text: '正在开门',
    next: ['delivering', 'timedOut', 'cancelled'],
    actions: ['refund'],
  },
  delivering: { text: '正在出货', next: ['delivered', 'failed', 'timedOut'], actions: [] },
  delivered: { text: '已出货', next: [], actions: [] },
  failed: { text: '故障，退款中', next: ['refunded'], actions: [] },
  timedOut: { text: '超时，退款中', next: ['refunded'], actions: [] },
  refunded: {
    text: { fault: '故障已退回', silence: '超时已退回', user: '已取消，已退回' },
    next: ['lateDelivered'],
    actions: [],
  },
  cancelled: {
    text: { unpaid: '超时未付款，已取消', user: '已取消' },
    next: ['refunded'],
    actions: [],
  },
  lateDelivered: { text: '已退回，机器后来出了货', next: [], actions: [] },
}

export const actionsOf = (state: MachineOrderState) => [...rules[state].actions]

export function textOf(state: MachineOrderState, reason: Reason): string {
  const { text } = rules[state]
  return typeof text === 'string' ? text : (text[reason] ?? '已退回')
}

/** An order that becomes what it must not is refused. */
export function checkMove(from: MachineOrderState, to: MachineOrderState) {
  if (rules[from].next.includes(to)) return
  throw new Refusal('orderMoved', `订单${textOf(from, '')}，请刷新后再看`)
}

/** Nothing more happens by itself; that a refunded machine gives late is not waited for. */
export const isOver = (state: MachineOrderState) =>
  state === 'refunded' || rules[state].next.length === 0 || state === 'cancelled'
