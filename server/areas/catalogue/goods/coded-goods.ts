import type { Coded } from '@server/areas/coded'
import type { GoodsKind } from '@server/areas/holding/holding'
import { mixOf } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import { miniPlace } from '@server/providers/wechat/mini-place'
import type { MiniPlace } from '@server/providers/wechat/mini-place'
import { findGoods } from './find-goods'

/** With the usual way to pay for them: as the app opens them. */
type Place = (id: number, exchange_type: number) => MiniPlace

const parcel: Place = (goods_id) => miniPlace('g', { goods_id })
const coupon: Place = (discount_id, exchange_type) => miniPlace('c', { discount_id, exchange_type })

/** Where goods of each kind are looked at. */
const places: Record<GoodsKind, Place> = {
  goods: parcel,
  course: parcel,
  match: parcel,
  coupon,
  card: coupon,
  digital: (id, exchange_type) => miniPlace('d', { id, exchange_type }),
  packet: (id, exchange_type) => miniPlace('b', { id, exchange_type }),
  vip: (vip_packets_id, exchange_type) => miniPlace('v', { vip_packets_id, exchange_type }),
  membership: (id) => miniPlace('u', { id }),
}

export const codedGoods: Coded = async ({ db }, id) => {
  if (!/^\d{1,9}$/.test(id)) throw new Refusal('notFound')
  const { goods_id, kind, ways } = await findGoods(db, Number(id), undefined)
  return places[kind](goods_id, mixOf(ways[0]!))
}
