import type { OrderKind } from './order'

const pages = {
  goods: 'exchangeSuccess',
  coupon: 'conversionSuccess',
  card: 'conversionSuccess',
  course: 'conversionSuccess',
  match: 'conversionSuccess',
  digital: 'digitalGoodsSuccess',
  vip: 'vipSuccess',
  membership: 'vipSuccess',
  packet: 'businessSuccess',
} as const satisfies Record<OrderKind, string>

/** The page that says an exchange of this kind is done, and what comes next. */
export const resultPage = (kind: OrderKind, elder: boolean) =>
  elder && kind === 'goods' ? 'oldManOrderSuccess' : pages[kind]
