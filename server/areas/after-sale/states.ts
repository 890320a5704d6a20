import type { Out } from '@contract/api'
import type { AfterSaleKind, afterSaleStates } from '@contract/after-sale'
import { moneyBack } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

export type { AfterSaleKind }

export type AfterSaleState = (typeof afterSaleStates)[number]
export type AfterSaleAction = Out<'/tp5/api/OrderSaleService/detail'>['actions'][number]

interface StateRule {
  text: string
  /** The same as a step of the way, and on the timeline. */
  step: string
  event: string
  /** What happens next, for the person. */
  hint: string
  next: readonly AfterSaleState[]
  actions: readonly AfterSaleAction[]
  /** What it becomes once its owner has the parcel. */
  received?: AfterSaleState
  /** After so many days of waiting something happens by itself. */
  days?: number
}

/** From the application to its end: a table of the allowed moves. */
export const states = defineStates<AfterSaleState, StateRule>(
  {
    applied: {
      text: '待处理',
      step: '提交申请',
      event: '已提交申请',
      hint: '客服会在 2 天内答复，超过时间自动转给负责人',
      next: ['agreed', 'refunding', 'refunded', 'refused', 'cancelled'],
      actions: ['message', 'cancel'],
      days: 2,
    },
    agreed: {
      text: '待寄回',
      step: '客服同意',
      event: '客服已同意，等您寄回商品',
      hint: '请在 7 天内寄回商品并填写快递单号，超过时间售后会关闭',
      next: ['returning', 'cancelled', 'closed'],
      actions: ['sendBack', 'message', 'cancel'],
      days: 7,
    },
    returning: {
      text: '寄回中',
      step: '寄回商品',
      event: '您已寄出商品',
      hint: '仓库收到后会验货，超过 7 天没有结果自动转给负责人',
      next: ['refunding', 'refunded', 'resent', 'rejected'],
      actions: ['message'],
      days: 7,
    },
    refunding: {
      text: '退款中',
      step: '正在退款',
      event: '已同意退款，款项正在退回',
      hint: `款项按原支付方式退回，${moneyBack}`,
      next: ['refunded'],
      actions: [],
    },
    refunded: {
      text: '已退款',
      step: '退款完成',
      event: '退款完成，已原路退回',
      hint: '已原路退回您的账户',
      next: [],
      actions: [],
    },
    resent: {
      text: '换货已发出',
      step: '发出新品',
      event: '新商品已发出',
      hint: '收到新商品后请确认，10 天后自动确认',
      next: ['finished'],
      received: 'finished',
      actions: ['receive', 'message'],
      days: 10,
    },
    finished: {
      text: '已完成',
      step: '换货完成',
      event: '换货完成',
      hint: '换货已完成，感谢您的耐心',
      next: [],
      actions: [],
    },
    refused: {
      text: '未通过',
      step: '未通过',
      event: '客服没有同意',
      hint: '补充凭证后可以再申请一次',
      next: [],
      actions: [],
    },
    rejected: {
      text: '验收未通过',
      step: '验收未通过',
      event: '验收没有通过，商品会寄还给您',
      hint: '商品会按订单的地址寄还给您，寄出后这里有快递单号',
      next: ['toOwner'],
      actions: ['message'],
      days: 7,
    },
    toOwner: {
      text: '商品寄还中',
      step: '寄还商品',
      event: '商品已寄还',
      hint: '收到商品后请确认，10 天后自动确认',
      next: ['withOwner'],
      received: 'withOwner',
      actions: ['receive', 'message'],
      days: 10,
    },
    withOwner: {
      text: '商品已寄还',
      step: '收到商品',
      event: '商品已寄还，售后结束',
      hint: '补充凭证后可以再申请一次',
      next: [],
      actions: [],
    },
    cancelled: {
      text: '已撤销',
      step: '已撤销',
      event: '您撤销了申请',
      hint: '还需要的话可以再申请一次',
      next: [],
      actions: [],
    },
    closed: {
      text: '已关闭',
      step: '已关闭',
      event: '超过 7 天没有寄回，售后已关闭',
      hint: '还需要的话可以再申请一次',
      next: [],
      actions: [],
    },
  },
  (is, would) =>
    new Refusal(
      'afterSaleMoved',
      `这个售后${is.text}，不能改为${would?.text ?? '这个状态'}，请刷新后再看`,
    ),
)

/** The house is to answer. */
export const atDesk: readonly AfterSaleState[] = ['applied', 'returning', 'rejected']

/** Only one at a time for an order is one of these. */
export const open: readonly AfterSaleState[] = [
  ...(['applied', 'agreed', 'returning', 'resent'] as const),
  ...(['rejected', 'toOwner'] as const),
]

/** Nothing came of it: its pieces can be applied for again. */
export const withoutEffect: readonly AfterSaleState[] = [
  'finished',
  'refused',
  'withOwner',
  'cancelled',
  'closed',
]

/** Where each kind goes when all is well. */
const ways: Record<AfterSaleKind, readonly AfterSaleState[]> = {
  refund: ['applied', 'refunded'],
  return: ['applied', 'agreed', 'returning', 'refunded'],
  exchange: ['applied', 'agreed', 'returning', 'resent', 'finished'],
}

/** Where it goes when it has left that way. */
const detours: Partial<Record<AfterSaleState, readonly AfterSaleState[]>> = {
  refunding: ['refunded'],
  rejected: ['toOwner', 'withOwner'],
  toOwner: ['withOwner'],
}

/** What it still has to go through. */
export function ahead(kind: AfterSaleKind, state: AfterSaleState): readonly AfterSaleState[] {
  if (states.isOver(state)) return []
  const way = ways[kind]
  return detours[state] ?? way.slice(way.indexOf(state) + 1)
}
