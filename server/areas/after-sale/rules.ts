import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import { isFree, type SoldOrder as Sold } from '@server/areas/order/order'
import type { FreightPayer } from './freight'
import type { AfterSaleKind } from './states'

/** So long after the goods have come somebody can apply. */
export const applyWithinDays = 15

export const kindTexts: Record<AfterSaleKind, { name: string; text: string }> = {
  refund: { name: '仅退款', text: '不用寄回商品，同意后立即退回' },
  return: { name: '退货退款', text: '寄回商品，验收后退回' },
  exchange: { name: '换货', text: '寄回商品，换一件新的' },
}

export interface Reason {
  key: string
  text: string
  kinds: readonly AfterSaleKind[]
  /** Whether somebody has to show it. */
  pictures: boolean
  /** Whether somebody has to say more. */
  words: boolean
  /** Who pays for the way back. */
  freight: FreightPayer
}

const all: readonly AfterSaleKind[] = ['refund', 'return', 'exchange']

/** The house's own, shown by who has it in hand. */
const fault = { kinds: all, pictures: true, words: false, freight: 'house' } as const

const elseOf = (kinds: readonly AfterSaleKind[]): Reason => ({
  key: 'other',
  text: '其他原因',
  kinds,
  pictures: false,
  words: true,
  freight: 'owner',
})

const ofParcels: readonly Reason[] = [
  { key: 'broken', text: '收到时已破损', ...fault },
  { key: 'wrong', text: '发错货或少件', ...fault },
  { key: 'quality', text: '质量有问题', ...fault },
  { key: 'stale', text: '临期或已过期', ...fault },
  {
    key: 'unwanted',
    text: '不想要了',
    kinds: ['return'],
    pictures: false,
    words: false,
    freight: 'owner',
  },
  elseOf(all),
]

/** What can be said before anything has come. */
const underWay: readonly Reason[] = [
  {
    key: 'missing',
    text: '一直没有收到',
    kinds: ['refund'],
    pictures: false,
    words: false,
    freight: 'house',
  },
  elseOf(['refund']),
]

const ofMachines: readonly Reason[] = [
  {
    key: 'stuck',
    text: '说出货了，但没有掉出来',
    kinds: all,
    pictures: false,
    words: false,
    freight: 'house',
  },
  { key: 'broken', text: '拿到时已破损', ...fault },
  { key: 'wrong', text: '出的不是这件', ...fault },
  { key: 'stale', text: '临期或已过期', ...fault },
  elseOf(all),
]

/** Of what nobody has to send back. */
const ofRights: readonly Reason[] = [
  {
    key: 'unusable',
    text: '领到的用不了',
    kinds: ['refund'],
    pictures: false,
    words: true,
    freight: 'house',
  },
  {
    key: 'missing',
    text: '付了款，没有收到',
    kinds: ['refund'],
    pictures: false,
    words: false,
    freight: 'house',
  },
  elseOf(['refund']),
]

const reasons: Record<Sold['reasons'], (sold: Sold) => readonly Reason[]> = {
  machine: () => ofMachines,
  right: () => ofRights,
  parcel: ({ receivedAt }) => (receivedAt ? ofParcels : underWay),
}

export function reasonsOf(sold: Sold, kind: AfterSaleKind): readonly Reason[] {
  const known = reasons[sold.reasons](sold)
  return known.filter(({ kinds }) => kinds.includes(kind))
}

/** What can be done about an order: goods that nobody has cannot come back. */
export const kindsOf = (sold: Sold): readonly AfterSaleKind[] =>
  sold.kinds.filter(
    (kind) =>
      (kind === 'refund' || sold.receivedAt !== null) && (kind === 'exchange' || !isFree(sold)),
  )

/** Whether anything can be applied for at all. */
export function checkSold(sold: Sold, now: Date) {
  if (sold.against) throw new Refusal('notForAfterSale', sold.against)
  const { receivedAt } = sold
  if (receivedAt && now.getTime() - receivedAt.getTime() > applyWithinDays * dayMs) {
    throw new Refusal('notForAfterSale', `收货已超过 ${applyWithinDays} 天，不能再申请售后`)
  }
  if (kindsOf(sold).length === 0) throw new Refusal('notForAfterSale', '还没有收到，不能申请换货')
}

interface Given {
  kind: AfterSaleKind
  reason: string
  description: string
  pictures: readonly string[]
}

/** The reason that was chosen, where all that it asks for is there. */
export function checkReason(sold: Sold, { kind, reason, description, pictures }: Given): Reason {
  if (!kindsOf(sold).includes(kind)) {
    throw new Refusal('invalid', `这个订单不能${kindTexts[kind].name}`)
  }
  const rule = reasonsOf(sold, kind).find(({ key }) => key === reason)
  if (!rule) throw new Refusal('invalid', '请选择申请原因')
  if (rule.pictures && pictures.length === 0) {
    throw new Refusal('invalid', `“${rule.text}”需要拍照说明，请至少上传一张图片`)
  }
  if (rule.words && !description) throw new Refusal('invalid', '请写一下具体是什么问题')
  return rule
}
