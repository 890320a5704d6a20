import type { Telling } from '../telling'

export const afterSaleTelling: Telling = {
  after_sales: {
    title: '售后',
    of: 'user_id',
    columns: [
      ...['after_sale_no', 'order_sn', 'title', 'kind', 'state', 'number', 'points', 'gold'],
      ...['money', 'reason', 'description', 'answer', 'city', 'district', 'back_carrier'],
      ...['freight_by', 'freight', 'freight_state', 'freight_answer'],
      ...['back_tracking_no', 'carrier', 'tracking_no', 'created_at', 'ended_at'],
    ],
  },
  after_sale_events: {
    title: '售后经过',
    of: 'user_id',
    columns: ['after_sale_no', 'event', 'note', 'created_at'],
  },
  after_sale_messages: {
    title: '售后留言',
    of: 'user_id',
    columns: ['after_sale_no', 'text', 'created_at'],
    opened: { said_by: ({ said_by }) => (said_by === '' ? '我' : '客服') },
  },
}
