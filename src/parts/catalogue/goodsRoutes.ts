import { go } from '@/navigation/go'
import type { Goods, GoodsKind } from './goods'

type Open = (id: number, type: number) => Promise<unknown>

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

type Priced = Pick<Goods, 'goods_id' | 'kind' | 'ways'>

export const openGoodsAs = (kind: GoodsKind, goodsId: number, type: number): Promise<unknown> =>
  details[kind](goodsId, type)

export const openGoods = ({ goods_id, kind, ways: [usual] }: Priced): Promise<unknown> =>
  openGoodsAs(kind, goods_id, usual?.exchange_type ?? 1)

/** Where the last word is given; a packet has a page of its own. */
export const openConfirm = (
  { goods_id, kind }: Pick<Priced, 'goods_id' | 'kind'>,
  type: number,
): Promise<unknown> =>
  kind === 'vip'
    ? go('vipOrderConfirm', { id: goods_id, exchange_type: type })
    : go('order', { goods_id, exchange_type: type })
