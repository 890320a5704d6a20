import type { Out, Parsed } from '@contract/api'
import type { Currency } from '@server/areas/wallet/wallet'
import { page, readCursor, writeCursor } from '@server/database/cursor'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Position } from '@server/distance'
import { presentRow, type ReadRow, rowColumns, rowTables } from './goods-row'
import { type GoodsOrder, goodsOrders, orderOfFound, withinReach } from './goods-orders'
import { hasAll, rarestOf } from './rarest-word'
import { wordsSought } from './words'

type Call = '/tp5/api/ExchangeShop/Goods/lists'

const pageSize = 20

interface GoodsQuery extends Parsed<Call> {
  /** Only what this can pay. */
  purse: Record<Currency, number> | null
  position: Position | null
}

export async function listGoods(db: Db, query: GoodsQuery): Promise<Out<Call>> {
  const { order, name, conditions, params, tables } = await condition(db, query)
  const list = `goods:${name[0]}`
  if (query.cursor) {
    const place = readCursor(list, query.cursor, order.keys.length)
    const slots = place.map((key) => `$${params.push(key)}::bigint`)
    conditions.push(order.beyond(slots))
  }
  const rows = await statement<ReadRow & { place_in_list: number[] }>(
    db,
    ['goods', ...name, query.cursor && 'after'].filter(Boolean).join('_'),
    `select ${rowColumns}, json_build_array(${order.keys.join(', ')}) as place_in_list
     from ${tables}
     where ${conditions.join(' and ')}
     order by ${order.by}
     limit ${pageSize + 1}`,
    params,
  )
  const { list: shown, next } = page(rows, pageSize, (row) => writeCursor(list, row.place_in_list))
  return {
    list: shown.map(({ place_in_list: _, ...row }) => presentRow(row, query.position)),
    next,
  }
}

/** Where a list is, under a name that tells the statements apart. */
async function condition(db: Db, query: GoodsQuery) {
  const params: unknown[] = []
  const slot = (value: unknown, type: string) => `$${params.push(value)}::${type}`
  const conditions = ['goods.on_shelf']
  const near = query.sort === 'nearby' ? query.position : null
  const sort = query.sort === 'nearby' && !near ? 'default' : (query.sort ?? 'default')
  const sought = query.words ? wordsSought(query.words) : []
  const kind = query.kind ?? (sought.length > 0 ? null : 'goods')
  const name: string[] = [sort]
  if (near) {
    params.push(near.latitude, near.longitude)
    conditions.push(withinReach)
  }
  if (kind) {
    conditions.push(`goods.kind = ${slot(kind, 'text')}`)
    if (sort === 'sold') conditions.push('stock.kind = goods.kind')
    name.push('kind')
  }
  const byWord = sought.length > 0 && sort === 'default'
  if (byWord) {
    conditions.push(`found.word = ${slot(await rarestOf(db, sought), 'text')}`)
    conditions.push('found.goods_id = goods.goods_id')
    name.push('word')
    if (sought.length > 1) {
      conditions.push(hasAll(slot(sought, 'text[]')))
      name.push('words')
    }
  } else if (sought.length > 0) {
    conditions.push(`goods.words @> ${slot(sought, 'text[]')}`)
    name.push('words')
  }
  if (query.category_id) {
    conditions.push(`goods.category_id = ${slot(query.category_id, 'bigint')}`)
    name.push('category')
  }
  if (query.purse) {
    const { points, gold } = query.purse
    conditions.push(`(goods.points between 1 and ${slot(points, 'bigint')}
      or goods.gold between 1 and ${slot(gold, 'bigint')})`)
    name.push('purse')
  }
  const order: GoodsOrder = byWord ? orderOfFound : goodsOrders[sort]
  const tables = byWord ? `goods_words found, ${rowTables}` : rowTables
  return { order, name, conditions, params, tables }
}
