import type { Telling } from '../telling'

export const refillTelling: Telling = {
  suppliers: { untold: 'of a company, not of a person' },
  refill_carts: {
    title: '补货车',
    of: 'user_id',
    columns: ['supply_key', 'packs', 'added_at'],
  },
  refill_orders: {
    title: '补货单',
    of: 'user_id',
    columns: [
      ...['order_sn', 'pay', 'sum', 'owed', 'settled_at', 'difference', 'missing'],
      ...['said', 'answer'],
    ],
  },
  refill_lines: {
    title: '补货单里的商品',
    of: 'user_id',
    columns: ['order_sn', 'line', 'supply_key', 'units', 'received', 'loaded'],
  },
}
