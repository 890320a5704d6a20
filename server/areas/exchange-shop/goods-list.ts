import type { Out, Parsed } from '@contract/api'
import type { Currency } from '@server/areas/wallet/wallet'
import { page, readCursor, writeCursor } from '@server/database/cursor'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

type Call = '/tp5/api/ExchangeShop/Goods/lists'
type Row = Out<Call>['list'][number]
type Sort = NonNullable<Parsed<Call>['sort']>

const pageSize = 20

/** Each order has its index. `keys` and `after` name the place of a row in it. */
const orders: Record<Sort, { keys: string[]; after: '<' | '>'; by: string }> = {
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
}

interface GoodsQuery extends Parsed<Call> {
  /** Only what this can pay. */
  purse: Record<Currency, number> | null
}

export async function listGoods(db: Db, query: GoodsQuery): Promise<Out<Call>> {
  const sort = query.sort ?? 'default'
  const { keys, after, by } = orders[sort]
  const list = `goods:${sort}`
  const params: unknown[] = [pageSize + 1]
  const slot = (value: unknown) => `$${params.push(value)}::bigint`
  const conditions = ['goods.on_shelf']
  if (query.category_id) conditions.push(`goods.category_id = ${slot(query.category_id)}`)
  if (query.purse) {
    const { points, gold } = query.purse
    conditions.push(`(goods.points between 1 and ${slot(points)}
      or goods.gold between 1 and ${slot(gold)})`)
  }
  if (query.cursor) {
    const place = readCursor(list, query.cursor, keys.length).map(slot)
    conditions.push(`(${keys.join(', ')}) ${after} (${place.join(', ')})`)
  }
  const name = ['goods', sort, query.category_id && 'category', query.purse && 'purse']
  const rows = await statement<Row & { place: number[] }>(
    db,
    [...name, query.cursor && 'after'].filter(Boolean).join('_'),
    `select goods.goods_id, title, image, tint, label, category_id, points, gold, stock, sold,
       json_build_array(${keys.join(', ')}) as place
     from exchange_goods goods join exchange_stock stock on stock.goods_id = goods.goods_id
     where ${conditions.join(' and ')}
     order by ${by}
     limit $1`,
    params,
  )
  const { list: shown, next } = page(rows, pageSize, (row) => writeCursor(list, row.place))
  return { list: shown.map(({ place: _, ...row }) => row), next }
}
