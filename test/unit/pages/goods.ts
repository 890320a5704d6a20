import type { GoodsDetail } from '@/parts/catalogue/goods'
import type { Way } from '@/parts/catalogue/ways'

/** A way to pay, with the number of its mix. */
export const way = (points = 0, gold = 0, money = 0): Way => ({
  ...{ points, gold, money },
  exchange_type: (points > 0 ? 1 : 0) + (gold > 0 ? 2 : 0) + (money > 0 ? 4 : 0),
})

/** A thermos for points, in stock, seen by a visitor. */
export const goods = (changes: Partial<GoodsDetail> = {}): GoodsDetail => ({
  goods_id: 33,
  kind: 'goods',
  title: '316 不锈钢保温杯',
  image: '/static/goods/thermos.svg',
  tint: 'c',
  label: '',
  category_id: 2,
  ways: [way(1200)],
  stock: 36,
  sold: 386,
  intro: '',
  pictures: [],
  details: [],
  limit_per_user: 0,
  notice: '',
  place: '',
  distance: null,
  rules: [],
  worth: null,
  starts_at: null,
  rights: [],
  sessions: [],
  merchant: null,
  cancel_text: '发货前可以取消',
  needs: { address: 1, identity: 0, sms: 0 },
  mine: null,
  ...changes,
})
