import { go } from '@/navigation/go'
import type { OrderRow } from './order'

type Ordered = Pick<OrderRow, 'kind' | 'goods_id' | 'exchange_type'>

/** The goods that were ordered, on the page of their kind. */
export function openGoods({ kind, goods_id: id, exchange_type }: Ordered): Promise<unknown> {
  switch (kind) {
    case 'goods':
      return go('goodDetailsOnline', { goods_id: id })
    case 'coupon':
    case 'card':
      return go('discountCoupon', { discount_id: id, exchange_type })
    case 'vip':
      return go('vipPackets', { vip_packets_id: id, exchange_type })
    case 'digital':
      return go('digitalGoods', { id, exchange_type })
    case 'membership':
      return go('memberDetails', { id })
    default:
      return go('businessPackets', { id, exchange_type })
  }
}
