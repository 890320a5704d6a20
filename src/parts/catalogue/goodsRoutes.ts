import type { ExchangeType } from '@/format/currency'
import { go } from '@/navigation/go'
import type { Goods, GoodsKind } from './goods'

type Open = (id: number, type: ExchangeType) => Promise<unknown>

const coupon: Open = (id, type) => go('discountCoupon', { discount_id: id, exchange_type: type })
const parcel: Open = (id) => go('goodDetailsOnline', { goods_id: id })

/** Where goods of each kind are looked at. */
const details: Record<GoodsKind, Open> = {
  goods: parcel,
  coupon,
  card: coupon,
  digital: (id, type) => go('digitalGoods', { id, exchange_type: type }),
  vip: (id, type) => go('vipPackets', { vip_packets_id: id, exchange_type: type }),
  packet: (id, type) => go('businessPackets', { id, exchange_type: type }),
  membership: (id) => go('memberDetails', { id }),
  course: parcel,
  match: parcel,
}

type Priced = Pick<Goods, 'goods_id' | 'kind' | 'points'>

export const openGoods = ({ goods_id, kind, points }: Priced): Promise<unknown> =>
  details[kind](goods_id, points > 0 ? 1 : 2)

/** Where the last word is given; a packet has a page of its own. */
export const openConfirm = ({ goods_id, kind }: Priced, type: ExchangeType): Promise<unknown> =>
  kind === 'vip'
    ? go('vipOrderConfirm', { id: goods_id, exchange_type: type })
    : go('order', { goods_id, exchange_type: type })
