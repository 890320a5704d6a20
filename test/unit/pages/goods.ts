import type { GoodsDetail } from '@/pages/exchange-shop/good-details-online/exchangeRule'

/** A thermos for points, in stock, seen by a visitor. */
export const goods = (changes: Partial<GoodsDetail> = {}): GoodsDetail => ({
  goods_id: 33,
  title: '316 不锈钢保温杯',
  image: '/static/goods/thermos.svg',
  tint: 'c',
  label: '',
  category_id: 2,
  points: 1200,
  gold: 0,
  stock: 36,
  sold: 386,
  intro: '',
  details: [],
  limit_per_user: 0,
  notice: '',
  mine: null,
  ...changes,
})
