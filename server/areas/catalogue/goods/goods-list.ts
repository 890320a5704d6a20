import type { Out, Parsed } from '@contract/api'
import type { Currency } from '@server/areas/wallet/wallet'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Platform } from '@server/call/platform'
import type { Position } from '@server/distance'
import { ringParams, rings, withinRing } from './goods-near'
import { goodsOrders, orderOfFound } from './goods-orders'
import { presentRow, type ReadRow, rowColumns } from './goods-row'
import { type Asked, source } from './goods-source'
import { hasAll, rarestOf } from './rarest-word'
import { unsoldKinds, unsoldIn } from './unsold'
import { wordsSought } from './words'

type Call = '/tp5/api/ExchangeShop/Goods/lists'

const pageSize = 20

type PlacedRow = ReadRow & { place_in_list: number[] }

interface GoodsQuery extends Parsed<Call> {
  /** Only what this can pay. */
  purse: Record<Currency, number> | null
  position: Position | null
  platform: Platform
}

export async function listGoods(db: Db, query: GoodsQuery): Promise<Out<Call>> {
  const near = query.sort === 'nearby' ? query.position : null
  const { name, params, ...asked } = await ask(db, query, near)
  const { order, where } = asked
  const list = `goods:${name[0]}`
  if (query.cursor) {
    const place = readCursor(
      list,
      query.cursor,
      order.keys.map(() => whole),
    )
    const slots = place.map((key) => `$${params.push(key)}::bigint`)
    where[order.table].push(order.beyond(slots))
  }
  const called = ['goods', ...name, query.cursor && 'after'].filter(Boolean).join('_')
  const text = `select ${rowColumns}, json_build_array(${order.keys.join(', ')}) as place_in_list
     ${source(asked, pageSize + 1)}`
  const read = (given: readonly unknown[]) => statement<PlacedRow>(db, called, text, given)
  const rows = near ? await readRings(near, params, read) : await read(params)
  const { list: shown, next } = page(rows, pageSize, (row) => writeCursor(list, row.place_in_list))
  return {
    list: shown.map(({ place_in_list: _, ...row }) => presentRow(row, query)),
    next,
  }
}

/** From ring to ring until there is a page, or nothing farther out. */
async function readRings(
  near: Position,
  params: readonly unknown[],
  read: (given: readonly unknown[]) => Promise<PlacedRow[]>,
): Promise<PlacedRow[]> {
  let rows: PlacedRow[] = []
  for (const metres of rings) {
    const ring = ringParams(near, metres)
    rows = await read([...ring, ...params.slice(ring.length)])
    if (rows.length > pageSize) break
  }
  return rows
}

/** One of the ways asks for no more of points and gold than there is, and for some of them. */
const payableWith = (purse: string) => `jsonb_path_exists(goods.ways,
  '$[*] ? (@.points + @.gold > 0 && @.points <= $points && @.gold <= $gold)', ${purse})`

const paidIn = (pay: NonNullable<GoodsQuery['pay']>) =>
  pay === 'points' ? '@.points > 0 && @.gold == 0 && @.money == 0' : `@.${pay} > 0`

/** What it costs, and whether there is any; goods for gold alone stand behind all points. */
function narrow(
  { points_from: from, points_to: to, pay, in_stock: inStock }: GoodsQuery,
  { where, name }: { where: Asked['where']; name: string[] },
  slot: (value: unknown, type: string) => string,
): void {
  if (from !== undefined || to !== undefined) {
    const [least, most] = [slot(from ?? 0, 'bigint'), slot(to ?? 2_147_483_646, 'bigint')]
    where.goods.push(`goods.points_order between ${least} and ${most}`)
    name.push('points')
  }
  if (pay) where.goods.push(`goods.ways @? '$[*] ? (${paidIn(pay)})'`)
  if (inStock === 1) where.stock.push('stock.stock > 0')
  name.push(...(pay ? [`in_${pay}`] : []), ...(inStock === 1 ? ['left'] : []))
}

/** What is asked of which table, under a name that tells the statements apart. */
async function ask(
  db: Db,
  query: GoodsQuery,
  near: Position | null,
): Promise<Asked & { name: string[]; params: unknown[] }> {
  const params: unknown[] = []
  const slot = (value: unknown, type: string) => `$${params.push(value)}::${type}`
  const sort = query.sort === 'nearby' && !near ? 'default' : (query.sort ?? 'default')
  const sought = query.words ? wordsSought(query.words) : []
  const kind = query.kind ?? (sought.length > 0 ? null : 'goods')
  const byWord = sought.length > 0 && sort === 'default'
  const order = byWord ? orderOfFound : goodsOrders[sort]
  const where: Asked['where'] = { goods: [], stock: [], found: [] }
  const name: string[] = [sort]
  if (!byWord) where.goods.push('goods.on_shelf')
  if (near) {
    params.push(...ringParams(near, rings[0]!))
    where.goods.push(withinRing)
  }
  if (kind) {
    const table = order.table === 'stock' ? 'stock' : 'goods'
    where[table].push(`${table}.kind = ${slot(kind, 'text')}`)
    name.push('kind')
  }
  if (byWord) {
    where.found.push(`found.word = ${slot(await rarestOf(db, sought), 'text')}`)
    name.push('word')
    if (sought.length > 1) {
      where.goods.push(hasAll(slot(sought, 'text[]')))
      name.push('words')
    }
  } else if (sought.length > 0) {
    where.goods.push(`goods.words @> ${slot(sought, 'text[]')}`)
    name.push('words')
  }
  if (query.category_id) {
    where.goods.push(`goods.category_id = ${slot(query.category_id, 'bigint')}`)
    name.push('category')
  }
  if (query.purse) {
    where.goods.push(payableWith(slot(JSON.stringify(query.purse), 'jsonb')))
    name.push('purse')
  }
  narrow(query, { where, name }, slot)
  const unsold = unsoldKinds(query.platform)
  if (unsold.length > 0) {
    where.goods.push(`not ${unsoldIn(slot(unsold, 'text[]'))}`)
    name.push('here')
  }
  return { order, where, name, params }
}
