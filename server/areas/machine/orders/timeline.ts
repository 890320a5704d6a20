import { replyTime } from '@server/calendar'
import type { MachineOrder } from './find-order'
import { textOf } from './states'

type Step = [text: string, at: Date | null]

const ended = ['cancelled', 'failed', 'timedOut', 'refunded', 'lateDelivered']

/** Where the order has been and, unless it has ended otherwise, where it still has to go. */
export function timelineOf(order: MachineOrder) {
  const { state, pay, commandedAt, deliveringAt, cancelledAt, refundedAt } = order
  const late = state === 'lateDelivered'
  const bad = ended.includes(state)
  const steps: Step[] = [
    ['已下单，为您留了一件', order.createdAt],
    ...(pay === 'money' ? [['已付款', order.paidAt] satisfies Step] : []),
    ['机器收到指令', deliveringAt ?? (state === 'delivered' ? commandedAt : null)],
    ...(bad ? [] : [['已出货，请取走', order.deliveredAt] satisfies Step]),
    ...(order.reason === 'fault' || order.reason === 'silence'
      ? [
          [
            order.reason === 'fault' ? '货道故障，没有出货' : '等了太久，没有等到出货',
            order.failedAt,
          ] satisfies Step,
        ]
      : []),
    ...(cancelledAt ? [[textOf('cancelled', order.reason), cancelledAt] satisfies Step] : []),
    ...(refundedAt ? [['已付的原路退回', refundedAt] satisfies Step] : []),
    ...(late ? [['机器后来出了货', order.deliveredAt] satisfies Step] : []),
  ]
  return steps
    .filter(([, at]) => at !== null || !bad)
    .map(([text, at]) => ({
      text,
      at: at && replyTime(at),
      done: at ? (1 as const) : (0 as const),
    }))
}
