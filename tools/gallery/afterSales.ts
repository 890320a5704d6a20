import type { AfterSaleRow } from '@/parts/after-sale/afterSale'

const one = (order_sn: string, rest: Partial<AfterSaleRow>): AfterSaleRow => ({
  order_sn,
  seller: 'shop',
  title: '五常大米 5 公斤',
  image: '/static/goods/flour.svg',
  tint: 'a',
  after_sale_no: 'LS20261121083000000001',
  kind: 'return',
  kind_text: '退货退款',
  state: 'agreed',
  state_text: '待寄回',
  number: 1,
  points: 2600,
  gold: 0,
  money: 0,
  created_at: '2026-11-21T08:30:00+08:00',
  actions: ['sendBack', 'message', 'cancel'],
  ...rest,
})

export const afterSales: readonly AfterSaleRow[] = [
  one('LJ20261120091200000002', {}),
  one('LJ20261120091200000003', { state: 'refunded', state_text: '已退款', actions: [] }),
]
