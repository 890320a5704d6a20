import { defineFlow, type Order, type OrderState, type Reason } from '@server/areas/order/order'
import { keepingRules } from '../pickup/rules'

const ends = ['cancelled', 'failed', 'timedOut', 'refunded', 'lateDelivered'] as const

const cancelledTexts: Partial<Record<Reason, string>> = {
  expired: '超时未付款，已取消',
  user: '已取消',
  notTaken: '过时没来取，已取消',
}

/** From the order to the goods in the hand, or back: a table of the allowed moves. */
export const flow = defineFlow({
  states: {
    unpaid: {
      text: '待付款',
      next: ['commanded', 'kept', 'cancelled'],
      actions: ['pay', 'refund'],
      late: 'cancel',
    },
    kept: {
      text: '待取货',
      next: ['commanded', 'cancelled'],
      actions: ['pickUp', 'refund'],
      late: 'seller',
    },
    commanded: {
      text: '正在开门',
      next: ['delivering', 'timedOut', 'cancelled'],
      actions: ['refund'],
      late: 'seller',
    },
    delivering: {
      text: '正在出货',
      next: ['delivered', 'failed', 'timedOut'],
      actions: [],
      late: 'seller',
    },
    delivered: { text: '已出货', next: ['refunded'], actions: [] },
    failed: { text: '故障，退款中', next: ['refunded'], actions: [] },
    timedOut: { text: '超时，退款中', next: ['refunded'], actions: [] },
    refunded: {
      text: {
        '': '售后已退款',
        fault: '故障已退回',
        silence: '超时已退回',
        user: '已取消，已退回',
        notTaken: '没来取，已退回',
      },
      next: ['lateDelivered'],
      actions: [],
    },
    cancelled: { text: cancelledTexts, next: ['refunded'], actions: [] },
    lateDelivered: { text: '已退回，机器后来出了货', next: [], actions: [] },
  },
  steps: [
    { of: 'unpaid', text: '已下单，为您留了一件' },
    { of: 'paid', text: '已付款', when: ({ money }) => money > 0 },
    {
      of: 'kept',
      text: `等您来取，留 ${keepingRules.minutes} 分钟`,
      once: true,
    },
    { of: 'delivering', text: '机器收到指令' },
    { of: 'delivered', text: '已出货，请取走' },
    { of: 'failed', text: '货道故障，没有出货', once: true },
    { of: 'timedOut', text: '等了太久，没有等到出货', once: true },
    {
      of: 'cancelled',
      text: ({ reason }: Order) => cancelledTexts[reason] ?? '已退回',
      once: true,
    },
    { of: 'refunded', text: '已付的原路退回', once: true },
    { of: 'lateDelivered', text: '机器后来出了货', once: true },
  ],
  unpaid: { openAtMost: 2, lapsesADay: 3, way: '先到机器订单里付款或取消' },
  given: { by: 'pickup', at: 'delivered' },
  received: 'delivered',
  refunded: 'refunded',
  ends,
})

/** Nothing more happens by itself; that a refunded machine gives late is not waited for. */
export const isOver = (state: OrderState) =>
  state === 'delivered' ||
  state === 'refunded' ||
  state === 'cancelled' ||
  flow.states.isOver(state)

/** Refunded because nothing came out, as far as anybody knew; not what came out and was no good. */
export const wasGivenUp = ({ state, reached }: Pick<Order, 'state' | 'reached'>) =>
  state === 'refunded' && reached.delivered === undefined

/** The machine, or its owner's money, is still waited for. */
export const underWay: readonly OrderState[] = [
  'unpaid',
  'kept',
  'commanded',
  'delivering',
  'failed',
  'timedOut',
]
