import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { exchangeGoods, goodsWords } from '../tables'

type NewGoods = typeof exchangeGoods.$inferInsert
type Goods = typeof exchangeGoods.$inferSelect

/** The one way into the goods: what a search finds them by is written with them. */
export async function addGoods(tx: Db, rows: NewGoods[]): Promise<Goods[]> {
  const added = await tx.insert(exchangeGoods).values(rows).returning()
  await addWords(
    tx,
    inArray(
      exchangeGoods.goodsId,
      added.map(({ goodsId }) => goodsId),
    ),
  )
  return added
}

export async function changeGoods(tx: Db, goodsId: number, change: Partial<NewGoods>) {
  const isThis = eq(exchangeGoods.goodsId, goodsId)
  const [before] = await tx.select().from(exchangeGoods).where(isThis).for('update')
  if (!before) throw new Error(`There are no goods ${goodsId}`)
  await tx.execute(sql`
    delete from ${goodsWords}
    where word = any(${sql.param(before.words)}::text[]) and weight = ${before.weight}
      and goods_id = ${goodsId}`)
  await tx.update(exchangeGoods).set(change).where(isThis)
  await addWords(tx, isThis)
}

/** What is off the shelf is not found. */
const addWords = (tx: Db, which: SQL) =>
  tx.execute(sql`
    insert into ${goodsWords} (word, weight, goods_id)
    select distinct word, weight, goods_id
    from ${exchangeGoods} cross join unnest(words) as word
    where on_shelf and ${which}`)
