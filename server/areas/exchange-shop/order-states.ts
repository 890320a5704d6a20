import type { z } from 'zod'
import type { orderState } from '@contract/exchange-shop'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/http/refusal'

export type OrderState = z.output<typeof orderState>

interface StateRule {
  text: string
  /** What the order may become next. */
  next: readonly OrderState[]
  /** The states the timeline of such an order shows, in order. */
  line: readonly OrderState[]
  /** The same on the timeline. */
  event: string
}

const way: readonly OrderState[] = ['paid', 'shipped', 'finished']

export const orderStates: Record<OrderState, StateRule> = {
  paid: { text: '待发货', event: '兑换成功', next: ['shipped', 'cancelled'], line: way },
  shipped: { text: '待收货', event: '商品已发出', next: ['finished'], line: way },
  finished: { text: '已完成', event: '已签收', next: [], line: way },
  cancelled: {
    text: '已取消',
    event: '已取消，积分金币原路退回',
    next: [],
    line: ['paid', 'cancelled'],
  },
}

/** An order that becomes what it must not is refused. */
export function checkMove(from: OrderState, to: OrderState) {
  if (orderStates[from].next.includes(to)) return
  throw new Refusal('invalid', `订单${orderStates[from].text}，不能改为${orderStates[to].text}`)
}

export type Reached = Partial<Record<OrderState, Date | null>>

export const timeline = (state: OrderState, reached: Reached) =>
  orderStates[state].line.map((step) => {
    const at = reached[step] ?? null
    return {
      text: orderStates[step].event,
      at: at && replyTime(at),
      done: at ? (1 as const) : (0 as const),
    }
  })
