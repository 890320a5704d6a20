import type { Telling } from '../telling'

export const reviewTelling: Telling = {
  reviews: {
    title: '商品评价',
    of: 'user_id',
    columns: ['order_sn', 'stars', 'words', 'state', 'hidden_for', 'answer', 'created_at'],
  },
}
