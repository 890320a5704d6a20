import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { hasAll, rarestOf } from './rarest-word'
import { wordsSought } from './words'

const most = 8
/** Only the weightiest that a word finds are looked at, however many there are. */
const looked = 40

const popular = `
  select title from (
    select goods.title, stock.sold
    from unnest(array['goods', 'coupon', 'digital', 'packet']) as wanted (kind)
    cross join lateral (
      select goods_id, sold from exchange_stock
      where exchange_stock.kind = wanted.kind
      order by sold desc, goods_id desc limit 3
    ) as stock
    join exchange_goods goods on goods.goods_id = stock.goods_id and goods.on_shelf
  ) as best
  group by title order by max(sold) desc limit ${most}`

const matching = `
  select title from (
    select goods.title, found.weight from (
      select weight, goods_id from goods_words
      where word = $1 order by weight desc, goods_id desc limit ${looked}
    ) as found
    join exchange_goods goods on goods.goods_id = found.goods_id
    where goods.on_shelf and ${hasAll('$2::text[]')} and position($3 in lower(goods.title)) > 0
  ) as best
  group by title order by max(weight) desc, title limit ${most}`

/** Titles that hold what was typed, or what is exchanged most while nothing is. */
export async function suggest(db: Db, typed: string): Promise<string[]> {
  const sought = wordsSought(typed)
  const rows =
    sought.length > 0
      ? await statement<{ title: string }>(db, 'goods_suggest', matching, [
          await rarestOf(db, sought),
          sought,
          typed.toLowerCase(),
        ])
      : await statement<{ title: string }>(db, 'goods_popular', popular, [])
  return rows.map(({ title }) => title)
}
