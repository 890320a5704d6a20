import type { Parsed } from '@contract/api'
import { nearby } from './goods-near'

type Sort = NonNullable<Parsed<'/tp5/api/ExchangeShop/Goods/lists'>['sort']>

/** Each order has its index on one table. `keys` name the place of a row, and `beyond` what follows. */
export interface GoodsOrder {
  table: 'goods' | 'stock' | 'found'
  /** Where its rows come from, if not from all of the table. */
  rows?: string
  keys: readonly string[]
  by: string
  beyond: (slots: readonly string[]) => string
}

function falling(table: GoodsOrder['table'], ...columns: string[]): GoodsOrder {
  const keys = columns.map((column) => `${table}.${column}`)
  return {
    table,
    keys,
    by: keys.map((key) => `${key} desc`).join(', '),
    beyond: (slots) => `(${keys.join(', ')}) < (${slots.join(', ')})`,
  }
}

export const goodsOrders: Record<Sort, GoodsOrder> = {
  default: falling('goods', 'weight', 'goods_id'),
  points: {
    table: 'goods',
    keys: ['goods.points_order', 'goods.goods_id'],
    by: 'goods.points_order, goods.goods_id',
    beyond: ([points, last]) => `(goods.points_order, goods.goods_id) > (${points}, ${last})`,
  },
  sold: falling('stock', 'sold', 'goods_id'),
  newest: falling('goods', 'goods_id'),
  nearby,
}

/** The default order of a search: the same places in another index. */
export const orderOfFound = falling('found', 'weight', 'goods_id')
