import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { exchangeGoods, goodsWords } from '../tables'

type NewGoods = typeof exchangeGoods.$inferInsert
type Goods = typeof exchangeGoods.$inferSelect
type Changing = Parameters<typeof overwrite<typeof exchangeGoods>>[1]

/**
 * The one way into the goods: what a search finds them by is written with them. Those whose key is
 * known are written over in these columns.
 */
export async function putGoods(
  tx: Db,
  rows: NewGoods[],
  changing: readonly Changing[],
): Promise<Goods[]> {
  const keys = rows.flatMap(({ goodsKey }) => goodsKey ?? [])
  await dropWords(tx, inArray(exchangeGoods.goodsKey, keys))
  const written = await tx
    .insert(exchangeGoods)
    .values(rows)
    .onConflictDoUpdate({
      target: exchangeGoods.goodsKey,
      set: overwrite(exchangeGoods, ...changing),
    })
    .returning()
  await addWords(tx, isOneOf(written))
  return written
}

const isOneOf = (rows: readonly Goods[]) =>
  inArray(
    exchangeGoods.goodsId,
    rows.map(({ goodsId }) => goodsId),
  )

/** What is called so comes before what only says so: no weight of goods is as heavy. */
const foundAt = sql`${exchangeGoods.weight}
  + case when position(word in lower(${exchangeGoods.title})) > 0 then 1000000000 else 0 end`

/** What is off the shelf is not found. */
const addWords = (tx: Db, which: SQL) =>
  tx.execute(sql`
    insert into ${goodsWords} (word, weight, goods_id)
    select distinct word, ${foundAt}, goods_id
    from ${exchangeGoods} cross join unnest(words) as word
    where on_shelf and ${which}`)

const dropWords = (tx: Db, which: SQL) =>
  tx.execute(sql`
    delete from ${goodsWords} using ${exchangeGoods}
    where ${goodsWords}.word = any(${exchangeGoods.words})
      and ${goodsWords}.weight = ${foundAt}
      and ${goodsWords}.goods_id = ${exchangeGoods.goodsId} and ${which}`)
