import type { Telling } from '../telling'

export const paymentTelling: Telling = {
  payments: {
    title: '付款',
    of: 'user_id',
    columns: [
      ...['payment_no', 'order_sn', 'amount', 'refunded', 'way', 'state', 'transaction_id'],
      ...['created_at', 'paid_at', 'closed_at'],
    ],
  },
}
