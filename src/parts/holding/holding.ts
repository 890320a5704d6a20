import type { Out } from '@contract/api'

export type HoldingRow = Out<'/tp5/api/ExchangeShop/UserExchange/lists'>['list'][number]
export type Holding = Out<'/tp5/api/ExchangeShop/UserExchange/detail'>
export type HoldingKind = HoldingRow['kind']

const usedTexts: Partial<Record<HoldingKind, string>> = { digital: '已查看', goods: '已领取' }

/** How it stands, in a word or two. */
export const stateWord = ({
  kind,
  state,
  state_text,
}: Pick<HoldingRow, 'kind' | 'state' | 'state_text'>): string =>
  (state === 'used' && usedTexts[kind]) || state_text

export const kindNames: Record<HoldingKind, string> = {
  goods: '邮寄商品',
  coupon: '优惠券',
  card: '折扣卡',
  packet: '商家服务',
  vip: 'VIP 礼包',
  digital: '电子卡券',
  membership: '会员',
  course: '课程',
  match: '赛事',
}
