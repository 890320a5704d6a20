import type { z } from 'zod'
import { type GoodsKind, kinds, type Way } from '@server/areas/holding/kinds'
import type { orderState } from '@contract/order'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'

export type OrderState = z.output<typeof orderState>
export type OrderAction = 'pay' | 'cancel' | 'address' | 'logistics' | 'confirm'

interface StateRule {
  text: string
  /** The same on the timeline. */
  event: string
  /** What the order may become next. */
  next: readonly OrderState[]
  /** What its owner may do meanwhile. */
  actions: readonly OrderAction[]
}

type Rules = Partial<Record<OrderState, StateRule>>

const cancelled: StateRule = {
  text: '已取消',
  event: '已取消，已付的原路退回',
  next: [],
  actions: [],
}
const unpaid = (next: OrderState): StateRule => ({
  text: '待付款',
  event: '已下单，等待付款',
  next: [next, 'cancelled'],
  actions: ['pay', 'cancel'],
})

/** Each way from the order to its end: a table of the allowed moves. */
const ways: Record<Way, Rules> = {
  parcel: {
    unpaid: unpaid('paid'),
    paid: {
      text: '待发货',
      event: '兑换成功',
      next: ['shipped', 'cancelled'],
      actions: ['cancel', 'address'],
    },
    shipped: {
      text: '待收货',
      event: '商品已发出',
      next: ['finished'],
      actions: ['logistics', 'confirm'],
    },
    finished: { text: '已完成', event: '已签收', next: [], actions: ['logistics'] },
    cancelled,
  },
  instant: {
    unpaid: unpaid('finished'),
    finished: { text: '已到账', event: '兑换成功，已到账', next: [], actions: [] },
    cancelled,
  },
  returnable: {
    unpaid: unpaid('finished'),
    finished: {
      text: '已到账',
      event: '兑换成功，已到账',
      next: ['cancelled'],
      actions: ['cancel'],
    },
    cancelled,
  },
  visit: {
    unpaid: unpaid('paid'),
    paid: {
      text: '待参加',
      event: '报名成功',
      next: ['finished', 'cancelled'],
      actions: ['cancel'],
    },
    finished: { text: '已结束', event: '活动已结束', next: [], actions: [] },
    cancelled,
  },
}

/** What the order becomes when nothing is left to pay. */
const onceSettled: Record<Way, OrderState> = {
  parcel: 'paid',
  instant: 'finished',
  returnable: 'finished',
  visit: 'paid',
}

export const settledState = (kind: GoodsKind): OrderState => onceSettled[kinds[kind].way]

/** The same of every kind, for the statement that writes an order. */
export const settledStates = JSON.stringify(
  Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, settledState(kind as GoodsKind)] as const),
  ),
)

export function ruleOf(kind: GoodsKind, state: OrderState): StateRule {
  const rule = ways[kinds[kind].way][state]
  if (!rule) throw new Error(`An order of ${kind} is never ${state}`)
  return rule
}

export const mayBecome = (kind: GoodsKind, from: OrderState, to: OrderState) =>
  ruleOf(kind, from).next.includes(to)

/** An order that becomes what it must not is refused. */
export function checkMove(kind: GoodsKind, from: OrderState, to: OrderState) {
  if (mayBecome(kind, from, to)) return
  const [is, would] = [ruleOf(kind, from), ways[kinds[kind].way][to]]
  throw new Refusal('orderMoved', `订单${is.text}，不能改为${would?.text ?? '这个状态'}`)
}

export type Reached = Partial<Record<OrderState, Date | null>>

const inOrder: readonly OrderState[] = ['unpaid', 'paid', 'shipped', 'finished']

/** Where the order has been and, unless it was cancelled, where it still has to go. */
export function timeline(kind: GoodsKind, state: OrderState, reached: Reached) {
  const way = ways[kinds[kind].way]
  const line = inOrder.filter(
    (step) =>
      way[step] &&
      (reached[step] || (state !== 'cancelled' && (step !== 'unpaid' || state === 'unpaid'))),
  )
  return [...line, ...(state === 'cancelled' ? ['cancelled' as const] : [])].map((step) => {
    const at = reached[step] ?? null
    return {
      text: ruleOf(kind, step).event,
      at: at && replyTime(at),
      done: at ? (1 as const) : (0 as const),
    }
  })
}
