import type { Out } from '@contract/api'
import type { goodsKinds } from '@contract/catalogue/goods'

type Detail = Out<'/tp5/api/ExchangeShop/Goods/detail'>

export type GoodsKind = (typeof goodsKinds)[number]
export type Worth = NonNullable<Detail['worth']>

/** A right of a packet, and what is in the person's hands once it was received. */
export type Right = Detail['rights'][number] & {
  image: string
  worth: Worth
  rules: string[]
  /** Who redeems it; whoever gives the packet where it is left out. */
  merchantId?: number
  /** How much of the packet it makes up, beside the others; 1 where it is left out. */
  share?: number
  /** What the house pays the merchant for each use, in cents. */
  settle?: number
}

/** What only some kinds have. */
export interface GoodsFacts {
  worth?: Worth
  rules?: string[]
  rights?: Right[]
  sessions?: Detail['sessions']
  /** What the house pays the merchant for each use of it, in cents. */
  settle?: number
}

/**
 * How an order of it goes on: by parcel, at once and for good, at once but given back while it was
 * not used or as far as it was not, or by going there on a day.
 */
export type Way = 'parcel' | 'instant' | 'returnable' | 'refundable' | 'visit'

/** What goods say of what is left of them, where it goes back. */
export type Terms = '' | 'left'

interface KindRule {
  name: string
  /** What they are counted in. */
  unit: string
  way: Way
  /** What lies in the person's hands afterwards. */
  gives: 'nothing' | 'thing' | 'code' | 'rights'
  /** Whether the thing can be given on to a neighbour. */
  gift: boolean
  /** What is counted of what is left of it, where that can be sold to go back. */
  left?: 'uses' | 'rights'
  cancel: string
}

const never = '兑换后立即到账，不支持退回'
const unused = '有效期内一次没用过可以退回，已付的原路退回'
const left = '没用完随时可以退，过期自动退，按没用的部分原路退回'

/** The kinds of goods, and what is different about each. */
export const kinds: Record<GoodsKind, KindRule> = {
  goods: {
    name: '邮寄商品',
    unit: '件',
    way: 'parcel',
    gives: 'nothing',
    gift: false,
    cancel: '发货前可以取消，已付的原路退回',
  },
  coupon: {
    ...{ name: '优惠券', unit: '张', way: 'returnable', gives: 'thing', gift: true, left: 'uses' },
    cancel: unused,
  },
  card: { name: '折扣卡', unit: '张', way: 'instant', gives: 'thing', gift: false, cancel: never },
  digital: {
    ...{ name: '电子卡券', unit: '份', way: 'instant', gives: 'code', gift: true },
    cancel: never,
  },
  vip: {
    ...{
      name: 'VIP 礼包',
      unit: '份',
      way: 'instant',
      gives: 'rights',
      gift: true,
      left: 'rights',
    },
    cancel: never,
  },
  packet: {
    ...{
      name: '商家服务',
      unit: '份',
      way: 'returnable',
      gives: 'thing',
      gift: true,
      left: 'uses',
    },
    cancel: unused,
  },
  membership: {
    ...{ name: '会员', unit: '份', way: 'instant', gives: 'rights', gift: false },
    cancel: never,
  },
  course: {
    name: '课程',
    unit: '个名额',
    way: 'visit',
    gives: 'thing',
    gift: false,
    cancel: '开课前 24 小时可以取消，已付的原路退回',
  },
  match: {
    name: '赛事',
    unit: '个名额',
    way: 'visit',
    gives: 'thing',
    gift: false,
    cancel: '开赛前 24 小时可以取消，已付的原路退回',
  },
}

interface Sold {
  kind: GoodsKind
  refund: Terms
}

/** How an order of these goods goes on, by their kind and by what they say of what is left. */
export const wayOf = ({ kind, refund }: Sold): Way =>
  refund === 'left' ? 'refundable' : kinds[kind].way

export const cancelWords = ({ kind, refund }: Sold): string =>
  refund === 'left' ? left : kinds[kind].cancel

/** Shown at a counter, where a merchant reads its code. */
export const isRedeemed = (kind: GoodsKind) =>
  ['coupon', 'card', 'packet', 'course', 'match'].includes(kind)

/** The kinds whose orders go on in the same way. */
export const kindsThatGo = (way: Way): GoodsKind[] =>
  (Object.keys(kinds) as GoodsKind[]).filter((kind) => kinds[kind].way === way)

/** Nothing to show at a counter. */
export const noWorth: Worth = { face: 0, threshold: 0, percent: 0, uses: 0, valid_days: 0 }
