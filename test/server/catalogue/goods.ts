import { eq } from 'drizzle-orm'
import { wordsOf } from '@server/areas/catalogue/goods/words'
import { putGoods } from '@server/areas/catalogue/goods/write-goods'
import { exchangeCategories, exchangeGoods, exchangeStock } from '@server/areas/catalogue/tables'
import { isFree, mixOf, nothing, type Price } from '@server/areas/order/price'
import type { Database } from '@server/database/database'

type Goods = typeof exchangeGoods.$inferInsert

/** As `ways`, or in short: a way in points and one in gold, each with the same money besides. */
export type NewGoods = Partial<Goods & Price> & { stock?: number }

const waysOf = (points = 100, gold = 0, money = 0): Price[] => {
  const coins = [
    { ...nothing, points },
    { ...nothing, gold },
  ].filter((way) => !isFree(way))
  return (coins.length > 0 ? coins : [nothing]).map((way) => ({ ...way, money }))
}

/** Goods of one's own, in a category of their own. */
export async function newGoods(
  { db }: Database,
  { stock = 10, points, gold, money, ...given }: NewGoods = {},
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
        ways: waysOf(points, gold, money),
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
  const { goodsId: _, pointsOrder: __, needsMoney: ___, ...row } = found!
  const changing = Object.keys(change) as (keyof Goods)[]
  await db.transaction((tx) => putGoods(tx, [{ ...row, ...change }], changing))
}

/** The mix of a way of theirs: of this one, else of one with the same points or gold in it. */
export async function mixOfGoods({ db }: Database, goodsId: number, wished = 0): Promise<number> {
  const [found] = await db.select().from(exchangeGoods).where(eq(exchangeGoods.goodsId, goodsId))
  const mixes = (found?.ways ?? []).map(mixOf)
  return mixes.find((mix) => mix === wished) ?? mixes.find((mix) => mix & wished) ?? mixes[0] ?? 1
}
