import { defineFlow, type Step, type StateRule } from './flow'

/** The ways that orders of any shop go: a table of the allowed moves each. */

const cancelled: StateRule = { text: '已取消', next: [], actions: [] }
const refunded: StateRule = { text: '售后已退款', next: [], actions: [] }
const ends = ['cancelled'] as const

const ordered: Step = { of: 'unpaid', text: '已下单，等待付款', once: true }
const wasCancelled: Step = { of: 'cancelled', text: '已取消，已付的原路退回', once: true }

const wasRefunded: Step = { of: 'refunded', text: '售后退款，已付的原路退回', once: true }

const unpaid = (next: 'paid' | 'finished'): StateRule => ({
  text: '待付款',
  next: [next, 'cancelled'],
  actions: ['pay', 'cancel'],
  late: 'cancel',
})

/** Sent by post. */
export const parcel = defineFlow({
  states: {
    unpaid: unpaid('paid'),
    paid: {
      text: '待发货',
      next: ['packing', 'shipped', 'cancelled'],
      actions: ['cancel', 'address'],
    },
    // somebody holds it in their hands: what is still to change, a person decides
    packing: {
      text: '打包中',
      next: ['shipped', 'cancelled'],
      actions: ['askCancel', 'askAddress'],
    },
    shipped: {
      text: '待收货',
      next: ['finished', 'refunded'],
      actions: ['logistics', 'extend', 'confirm'],
      late: 'finished',
    },
    finished: { text: '已完成', next: ['refunded'], actions: ['logistics', 'review'] },
    refunded,
    cancelled,
  },
  steps: [
    ordered,
    { of: 'paid', text: '兑换成功' },
    { of: 'packing', text: '开始打包', once: true },
    { of: 'shipped', text: '商品已发出' },
    { of: 'delivered', text: '快递已送达', once: true },
    { of: 'extended', text: '已延长收货', once: true },
    { of: 'finished', text: '已签收' },
    wasRefunded,
    wasCancelled,
  ],
  given: { by: 'parcel', at: 'shipped' },
  received: 'finished',
  refunded: 'refunded',
  ends: ['cancelled', 'refunded'],
})

const arrived = [ordered, { of: 'finished', text: '兑换成功，已到账' }, wasCancelled] as const

/** In its owner's hands at once, and nothing that they give back by themselves. */
export const instant = defineFlow({
  states: {
    unpaid: unpaid('finished'),
    finished: { text: '已到账', next: ['cancelled', 'refunded'], actions: [] },
    refunded,
    cancelled,
  },
  steps: [...arrived, wasRefunded],
  given: { by: 'grant', at: 'finished' },
  refunded: 'refunded',
  ends: ['cancelled', 'refunded'],
})

/** The same, but it can be given back while it was not used. */
export const returnable = defineFlow({
  states: {
    unpaid: unpaid('finished'),
    finished: { text: '已到账', next: ['cancelled'], actions: ['cancel'] },
    cancelled,
  },
  steps: arrived,
  given: { by: 'grant', at: 'finished' },
  ends,
})

/** The same, and what is left of it goes back: when its owner asks for it, and when it has run out. */
export const refundable = defineFlow({
  states: {
    unpaid: unpaid('finished'),
    finished: { text: '已到账', next: ['cancelled'], actions: ['cancel'], late: 'seller' },
    cancelled,
  },
  steps: arrived,
  given: { by: 'grant', at: 'finished' },
  ends,
})

/** Somewhere to go on a day. */
export const visit = defineFlow({
  states: {
    unpaid: unpaid('paid'),
    paid: {
      text: '待参加',
      next: ['finished', 'cancelled'],
      actions: ['cancel'],
      late: 'finished',
    },
    finished: { text: '已结束', next: [], actions: ['review'] },
    cancelled,
  },
  steps: [
    ordered,
    { of: 'paid', text: '报名成功' },
    { of: 'finished', text: '活动已结束' },
    wasCancelled,
  ],
  // the seat is theirs from then on
  given: { by: 'grant', at: 'paid' },
  ends,
})

/** What an order of each becomes when nothing is left to pay. */
export const settled = {
  parcel: 'paid',
  instant: 'finished',
  returnable: 'finished',
  refundable: 'finished',
  visit: 'paid',
} as const
