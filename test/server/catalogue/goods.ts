import { wordsOf } from '@server/areas/catalogue/goods/words'
import { addGoods } from '@server/areas/catalogue/goods/write-goods'
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
  const [goods] = await addGoods(db, [
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
  ])
  const { goodsId, kind } = goods!
  await db.insert(exchangeStock).values({ goodsId, kind, stock })
  return goods!.goodsId
}
