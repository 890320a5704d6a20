import type { Parsed } from '@contract/api'

type Sort = NonNullable<Parsed<'/tp5/api/ExchangeShop/Goods/lists'>['sort']>

/** Each order has its index on one table. `keys` name the place of a row, and `beyond` what follows. */
export interface GoodsOrder {
  table: 'goods' | 'stock' | 'found'
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

/** On a map that is true to angles, what is nearest there is nearest on the ground too. */
const onMap = (longitude: string, latitude: string) =>
  `point(${longitude}, degrees(asinh(tan(radians(${latitude})))))`
const placeOf = (goods: string) => onMap(`${goods}.longitude`, `${goods}.latitude`)

/** $1 and $2 are where the caller is. */
const caller = onMap('$2', '$1')
const away = (goods: string) => `${placeOf(goods)} <-> ${caller}`

/** Farther away nobody goes to redeem a coupon; in degrees of latitude, about 33 km. */
const reach = 0.3
export const withinReach = `goods.latitude is not null
  and ${placeOf('goods')} <@ circle(${caller}, ${reach} / cos(radians($1)))`

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
  nearby: {
    table: 'goods',
    keys: ['goods.goods_id'],
    by: `${away('goods')}, goods.goods_id`,
    beyond: ([last]) => `(${away('goods')}, goods.goods_id) > (
      select ${away('last')}, last.goods_id from exchange_goods last where last.goods_id = ${last}
    )`,
  },
}

/** The default order of a search: the same places in another index. */
export const orderOfFound = falling('found', 'weight', 'goods_id')
