import type { Row } from './former'

/** Moments of an order, in seconds after it was made. */
const seconds = {
  created_at: 0,
  paid_at: 10,
  commanded_at: 11,
  delivering_at: 20,
  delivered_at: 30,
  failed_at: 31,
  cancelled_at: 40,
  refunded_at: 41,
}
export type Moment = keyof typeof seconds

export const momentOf = (began: Date, moment: Moment) =>
  new Date(began.getTime() + seconds[moment] * 1000)

type Step = [text: string, at: Moment | null]

interface Case {
  name: string
  row: Row
  at: Moment[]
  /** Its command was given. */
  commanded: boolean
  shown: { state_text: string; actions: string[]; fault?: string; refund?: string | null }
  timeline: Step[]
}

const ordered: Step = ['已下单，为您留了一件', 'created_at']
const fetched: Step = ['机器收到指令', 'delivering_at']
const money = { kind: 'buy', pay: 'money', amount: 350 }
const back: Step = ['已付的原路退回', 'refunded_at']

const underWay: Case[] = [
  {
    name: 'waits for money',
    row: { ...money, state: 'unpaid' },
    at: [],
    commanded: false,
    shown: { state_text: '待付款', actions: ['pay', 'refund'] },
    timeline: [ordered, ['已付款', null], ['机器收到指令', null], ['已出货，请取走', null]],
  },
  {
    name: 'is commanded',
    row: { state: 'commanded' },
    at: ['paid_at', 'commanded_at'],
    commanded: true,
    shown: { state_text: '正在开门', actions: ['refund'] },
    timeline: [ordered, ['机器收到指令', null], ['已出货，请取走', null]],
  },
  {
    name: 'is on its way out',
    row: { ...money, state: 'delivering' },
    at: ['paid_at', 'commanded_at', 'delivering_at'],
    commanded: true,
    shown: { state_text: '正在出货', actions: [] },
    timeline: [ordered, ['已付款', 'paid_at'], fetched, ['已出货，请取走', null]],
  },
]

const failed: Case[] = [
  {
    name: 'failed, and is not yet given back',
    row: { state: 'failed', reason: 'fault', fault: '货道卡住', pay: 'gold', amount: 3 },
    at: ['paid_at', 'commanded_at', 'delivering_at', 'failed_at'],
    commanded: true,
    shown: {
      state_text: '故障，退款中',
      actions: [],
      fault: '货道卡住',
      refund: '3 金币已退回您的账户',
    },
    timeline: [ordered, fetched, ['货道故障，没有出货', 'failed_at']],
  },
  {
    name: 'was silent, and is not yet given back',
    row: { state: 'timedOut', reason: 'silence', fault: '机器没有响应' },
    at: ['paid_at', 'commanded_at', 'failed_at'],
    commanded: true,
    shown: {
      state_text: '超时，退款中',
      actions: [],
      fault: '机器没有响应',
      refund: '30 积分已退回您的账户',
    },
    timeline: [ordered, ['等了太久，没有等到出货', 'failed_at']],
  },
]

const over: Case[] = [
  {
    name: 'came out',
    row: { state: 'delivered' },
    at: ['paid_at', 'commanded_at', 'delivering_at', 'delivered_at'],
    commanded: true,
    shown: { state_text: '已出货', actions: [], refund: null },
    timeline: [ordered, fetched, ['已出货，请取走', 'delivered_at']],
  },
  {
    name: 'was given back over a fault',
    row: { ...money, state: 'refunded', reason: 'fault', fault: '货道卡住' },
    at: ['paid_at', 'commanded_at', 'delivering_at', 'failed_at', 'refunded_at'],
    commanded: true,
    shown: { state_text: '故障已退回', actions: [], fault: '货道卡住' },
    timeline: [ordered, ['已付款', 'paid_at'], fetched, ['货道故障，没有出货', 'failed_at'], back],
  },
  {
    name: 'was given up and given back',
    row: { state: 'refunded', reason: 'user' },
    at: ['paid_at', 'commanded_at', 'cancelled_at', 'refunded_at'],
    commanded: true,
    shown: { state_text: '已取消，已退回', actions: [], refund: '30 积分已退回您的账户' },
    timeline: [ordered, ['已取消', 'cancelled_at'], back],
  },
  {
    name: 'was never paid',
    row: { ...money, state: 'cancelled', reason: 'unpaid' },
    at: ['cancelled_at'],
    commanded: false,
    shown: { state_text: '超时未付款，已取消', actions: [], refund: null },
    timeline: [ordered, ['超时未付款，已取消', 'cancelled_at']],
  },
  {
    name: 'came out after it was given back',
    row: { state: 'lateDelivered', reason: 'silence' },
    at: ['paid_at', 'commanded_at', 'delivering_at', 'failed_at', 'refunded_at', 'delivered_at'],
    commanded: true,
    shown: {
      state_text: '已退回，机器后来出了货',
      actions: [],
      refund: '30 积分已退回您的账户',
    },
    timeline: [
      ordered,
      fetched,
      ['等了太久，没有等到出货', 'failed_at'],
      back,
      ['机器后来出了货', 'delivered_at'],
    ],
  },
]

/** Orders at a machine in each of the nine states. */
export const machineCases: readonly Case[] = [...underWay, ...failed, ...over]
