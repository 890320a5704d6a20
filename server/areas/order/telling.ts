import { openRecipient } from '@server/areas/address/address'
import type { Reader, TellableRow, Telling } from '../telling'

const recipient = ({ recipient: sealed }: TellableRow, { config, userId }: Reader) =>
  sealed && openRecipient(config.dataKey, userId, sealed as Buffer)

export const orderTelling: Telling = {
  orders: {
    title: '订单',
    of: 'user_id',
    columns: [
      ...['order_sn', 'seller', 'kind', 'state', 'points', 'gold', 'money', 'note', 'reason'],
      ...['province', 'city', 'district', 'carrier', 'tracking_no'],
      ...['created_at', 'paid_at', 'received_at'],
    ],
    opened: { recipient },
  },
  order_wishes: {
    title: '打包时的请求',
    of: 'user_id',
    columns: [
      ...['order_sn', 'kind', 'state', 'province', 'city', 'district', 'answer'],
      ...['created_at', 'ended_at'],
    ],
    opened: { recipient },
  },
  order_lines: {
    title: '订单里的商品',
    of: 'user_id',
    columns: ['order_sn', 'title', 'number', 'returned', 'points', 'gold', 'money'],
  },
  purchases: {
    title: '限兑计数',
    of: 'user_id',
    columns: ['seller', 'item', 'period', 'bought'],
  },
  order_tickets: { untold: 'a promise of a price, which is over within the day' },
}
