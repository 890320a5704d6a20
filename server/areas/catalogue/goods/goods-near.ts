import { metresBetween, type Position } from '@server/distance'
import { cellsWithin } from '@server/grid'
import type { GoodsOrder } from './goods-orders'

/**
 * In metres. A wider ring is looked at where those before are not enough, and none much wider: a town
 * at its edge would be read whole. Beyond the last nobody goes.
 */
export const rings = [
  200, 300, 500, 1_000, 2_000, 4_000, 7_000, 10_000, 13_000, 16_000, 20_000, 26_000, 33_000,
]

/** $1 and $2 are where the caller is, $3 how far the ring reaches, $4 and $5 its stretches of cells. */
const away = (goods: string) =>
  metresBetween(
    { latitude: `${goods}.latitude`, longitude: `${goods}.longitude` },
    { latitude: '$1::float8', longitude: '$2::float8' },
  )

export function ringParams(position: Position, metres: number): unknown[] {
  const stretches = cellsWithin(position, metres)
  const [first, last] = [stretches.map(([cell]) => cell), stretches.map(([, cell]) => cell)]
  return [position.latitude, position.longitude, metres, first, last]
}

export const withinRing = `${away('goods')} <= $3::float8`

export const nearby: GoodsOrder = {
  table: 'goods',
  // `offset 0` keeps each stretch a look into the index of cells: joined, all goods would be read for each
  rows: `unnest($4::bigint[], $5::bigint[]) as stretch (first, last) cross join lateral (
    select * from exchange_goods
    where on_shelf and cell between stretch.first and stretch.last offset 0
  ) as goods`,
  keys: ['goods.goods_id'],
  by: `${away('goods')}, goods.goods_id`,
  beyond: ([last]) => `(${away('goods')}, goods.goods_id) > (
    select ${away('last')}, last.goods_id from exchange_goods last where last.goods_id = ${last}
  )`,
}
