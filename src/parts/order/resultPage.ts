import { go } from '@/navigation/go'
import { appearance } from '@/session/appearance'
import type { OrderKind, OrderRow } from './order'

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

/** What an order gave; one that gave nothing, or no more, is looked at itself. */
export const openResult = ({ order_sn, kind, state }: OrderRow): Promise<unknown> =>
  state === 'cancelled' || state === 'refunded'
    ? go('orderDetails', { order_sn })
    : go(resultPage(kind, appearance.elder), { order_sn })
