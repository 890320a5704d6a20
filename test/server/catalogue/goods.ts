import { eq } from 'drizzle-orm'
import { wordsOf } from '@server/areas/catalogue/goods/words'
import { putGoods } from '@server/areas/catalogue/goods/write-goods'
import { exchangeCategories, exchangeGoods, exchangeStock } from '@server/areas/catalogue/tables'
import type { Database } from '@server/database/database'

type Goods = typeof exchangeGoods.$inferInsert

/** Goods of one's own, in a category of their own. */
export async function newGoods(
  { db }: Database,
  { stock = 10, ...given }: Partial<Goods> & { stock?: number } = {},
): Promise<number> {
  const [category] = await db
    .insert(exchangeCategories)
    .values({ name: '试验', position: 99 })
    .returning()
  const [goods] = await putGoods(
    db,
    [
      {
        categoryId: category!.categoryId,
        title: '搪瓷缸',
        intro: '',
        image: '/static/goods/thermos.svg',
        tint: 'a',
        points: 100,
        gold: 0,
        words: wordsOf(given.title ?? ''),
        ...given,
      },
    ],
    ['title'],
  )
  const { goodsId, kind } = goods!
  await db.insert(exchangeStock).values({ goodsId, kind, stock })
  return goods!.goodsId
}

/** What becomes of goods that are there, as an import writes it. */
export async function changeGoods({ db }: Database, goodsId: number, change: Partial<Goods>) {
  const [found] = await db.select().from(exchangeGoods).where(eq(exchangeGoods.goodsId, goodsId))
  const { goodsId: _, pointsOrder: __, ...row } = found!
  const changing = Object.keys(change) as (keyof Goods)[]
  await db.transaction((tx) => putGoods(tx, [{ ...row, ...change }], changing))
}
