import type { Telling } from '../telling'

export const exclusiveTelling: Telling = {
  exclusive_orders: {
    title: '专享订单',
    of: 'user_id',
    columns: ['order_sn', 'offer_id', 'created_at'],
  },
}
