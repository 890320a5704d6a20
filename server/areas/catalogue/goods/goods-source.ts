import type { GoodsOrder } from './goods-orders'
import { rowJoins } from './goods-row'

export type Table = GoodsOrder['table']

export interface Asked {
  order: GoodsOrder
  /** What is asked of each table. */
  where: Record<Table, string[]>
}

/** What a word finds is on the shelf. */
const names: Record<Table, string> = {
  goods: 'exchange_goods',
  stock: 'exchange_stock',
  found: 'goods_words',
}

const joins: Record<Table, string> = {
  goods: rowJoins,
  stock: `join exchange_goods goods on goods.goods_id = stock.goods_id
    left join merchants merchant on merchant.merchant_id = goods.merchant_id`,
  found: `join exchange_goods goods on goods.goods_id = found.goods_id ${rowJoins}`,
}

const whereOf = (conditions: readonly string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

/**
 * The rows of a page. Where the table that has the order knows all that is asked, they are taken
 * from it before the others are joined: the plan is the same however many rows there are.
 */
export function source({ order, where }: Asked, most: number): string {
  const { table } = order
  const others = Object.entries(where).flatMap(([name, asked]) => (name === table ? [] : asked))
  const ordered = `order by ${order.by} limit ${most}`
  const rows = order.rows ?? `${names[table]} ${table}`
  const page = `(select ${table}.* from ${rows} ${whereOf(where[table])} ${ordered})`
  return others.length > 0
    ? `from ${rows} ${joins[table]}
       ${whereOf([...where[table], ...others])} ${ordered}`
    : `from ${page} ${table} ${joins[table]} order by ${order.by}`
}
