import type { Row } from './former'

/** Moments of an order, in hours after it was made. */
const hours = { created: 0, paid: 1, shipped: 2, finished: 3, cancelled: 4 }
export type Moment = keyof typeof hours

export const momentOf = (began: Date, moment: Moment) =>
  new Date(began.getTime() + hours[moment] * 3600_000)

type Step = [text: string, at: Moment | null]

interface Case {
  name: string
  row: Row
  /** Which moments of its life it has come to. */
  at: Moment[]
  shown: { state_text: string; actions: string[]; cancelled_for?: string }
  timeline: Step[]
}

const ordered: Step = ['已下单，等待付款', 'created']
const parcel = (paid: Moment | null, shipped: Moment | null, finished: Moment | null): Step[] => [
  ['兑换成功', paid],
  ['商品已发出', shipped],
  ['已签收', finished],
]
const gone: Step = ['已取消，已付的原路退回', 'cancelled']
const arrived: Step = ['兑换成功，已到账', 'finished']

const parcels: Case[] = [
  {
    name: 'a parcel that waits for money',
    row: { state: 'unpaid', money: 990, number: 2, note: '放门口' },
    at: [],
    shown: { state_text: '待付款', actions: ['pay', 'cancel'] },
    timeline: [ordered, ...parcel(null, null, null)],
  },
  {
    name: 'a parcel to be sent, for gold and money',
    row: { state: 'paid', money: 500, exchange_type: 2, amount: 20 },
    at: ['paid'],
    shown: { state_text: '待发货', actions: ['cancel', 'address'] },
    timeline: [ordered, ...parcel('paid', null, null)],
  },
  {
    name: 'a parcel that cost nothing',
    row: { state: 'paid', amount: 0 },
    at: ['paid'],
    shown: { state_text: '待发货', actions: ['cancel', 'address'] },
    timeline: parcel('paid', null, null),
  },
  {
    name: 'a parcel on its way',
    row: { state: 'shipped', carrier: 'linji', tracking_no: 'LJE202610010001' },
    at: ['paid', 'shipped'],
    shown: { state_text: '待收货', actions: ['logistics', 'extend', 'confirm'] },
    timeline: parcel('paid', 'shipped', null),
  },
  {
    name: 'a parcel that came, of which a part went back',
    row: { state: 'finished', number: 3, returned: 1, amount: 300, tracking_no: 'LJE2' },
    at: ['paid', 'shipped', 'finished'],
    shown: { state_text: '已完成', actions: ['logistics', 'review'] },
    timeline: parcel('paid', 'shipped', 'finished'),
  },
  {
    name: 'a parcel that its owner gave up',
    row: { state: 'cancelled', cancelled_for: 'user' },
    at: ['paid', 'cancelled'],
    shown: { state_text: '已取消', actions: [], cancelled_for: '您取消了这个订单' },
    timeline: [['兑换成功', 'paid'], gone],
  },
  {
    name: 'a parcel that nobody paid for',
    row: { state: 'cancelled', cancelled_for: 'expired', money: 990 },
    at: ['cancelled'],
    shown: { state_text: '已取消', actions: [], cancelled_for: '超时没有付款，自动取消了' },
    timeline: [ordered, gone],
  },
  {
    name: 'a parcel that was gone when it was paid',
    row: { state: 'cancelled', cancelled_for: 'soldOut', money: 990 },
    at: ['cancelled'],
    shown: { state_text: '已取消', actions: [], cancelled_for: '付款时已经换完，自动取消了' },
    timeline: [ordered, gone],
  },
]

const waiting = (kind: string, last: Step): Case => ({
  name: `a ${kind} that waits for money`,
  row: { kind, state: 'unpaid', money: 1200 },
  at: [],
  shown: { state_text: '待付款', actions: ['pay', 'cancel'] },
  timeline: [ordered, last],
})

const given = (kind: string, actions: string[], row: Row = {}): Case => ({
  name: `a ${kind} that was given`,
  row: { kind, state: 'finished', ...row },
  at: ['paid', 'finished'],
  shown: { state_text: '已到账', actions },
  timeline: [arrived],
})

const givenUp = (kind: string, timeline: Step[]): Case => ({
  name: `a ${kind} that its owner gave up`,
  row: { kind, state: 'cancelled', cancelled_for: 'user' },
  at: ['paid', ...(timeline.includes(arrived) ? ['finished' as const] : []), 'cancelled'],
  shown: { state_text: '已取消', actions: [], cancelled_for: '您取消了这个订单' },
  timeline,
})

const visits = ['course', 'match'].flatMap((kind): Case[] => [
  {
    ...waiting(kind, ['报名成功', null]),
    timeline: [ordered, ['报名成功', null], ['活动已结束', null]],
  },
  {
    name: `a ${kind} to go to`,
    row: { kind, state: 'paid' },
    at: ['paid'],
    shown: { state_text: '待参加', actions: ['cancel'] },
    timeline: [
      ['报名成功', 'paid'],
      ['活动已结束', null],
    ],
  },
  {
    name: `a ${kind} that is over`,
    row: { kind, state: 'finished' },
    at: ['paid', 'finished'],
    shown: { state_text: '已结束', actions: ['review'] },
    timeline: [
      ['报名成功', 'paid'],
      ['活动已结束', 'finished'],
    ],
  },
  givenUp(kind, [['报名成功', 'paid'], gone]),
])

const atOnce = ['card', 'digital', 'vip', 'membership'].flatMap((kind) => [
  waiting(kind, ['兑换成功，已到账', null]),
  given(kind, [], { exchange_type: 2, amount: 7 }),
])

const returnable = ['coupon', 'packet'].flatMap((kind) => [
  waiting(kind, ['兑换成功，已到账', null]),
  given(kind, ['cancel']),
  givenUp(kind, [arrived, gone]),
])

/** Every kind of goods in every state that its orders have. */
export const shopCases: readonly Case[] = [...parcels, ...visits, ...atOnce, ...returnable]
