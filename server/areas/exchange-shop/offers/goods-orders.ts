import type { Parsed } from '@contract/api'

type Sort = NonNullable<Parsed<'/tp5/api/ExchangeShop/Goods/lists'>['sort']>

/** Each order has its index. `keys` and `after` name the place of a row in it. */
export interface GoodsOrder {
  keys: string[]
  after: '<' | '>'
  by: string
}

/** Metres on the plane that touches the globe at the caller: $2 and $3 are where that is. */
const metres = `round(111320 * sqrt(
  (goods.latitude - $2) ^ 2 + ((goods.longitude - $3) * cos(radians($2))) ^ 2
))::bigint`

export const goodsOrders: Record<Sort, GoodsOrder> = {
  default: {
    keys: ['goods.weight', 'goods.goods_id'],
    after: '<',
    by: 'goods.weight desc, goods.goods_id desc',
  },
  points: {
    keys: ['goods.points_order', 'goods.goods_id'],
    after: '>',
    by: 'goods.points_order, goods.goods_id',
  },
  sold: {
    keys: ['stock.sold', 'stock.goods_id'],
    after: '<',
    by: 'stock.sold desc, stock.goods_id desc',
  },
  newest: { keys: ['goods.goods_id'], after: '<', by: 'goods.goods_id desc' },
  nearby: { keys: [metres, 'goods.goods_id'], after: '>', by: `${metres}, goods.goods_id` },
}

/** The default order of a search: the same places in another index. */
export const orderOfFound: GoodsOrder = {
  keys: ['found.weight', 'found.goods_id'],
  after: '<',
  by: 'found.weight desc, found.goods_id desc',
}
