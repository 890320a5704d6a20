import { and, asc, eq, sql } from 'drizzle-orm'
import type { exchangeShop } from '@contract/exchange-shop'
import { balances } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import type { HandlersOf } from '@server/http/handler'
import { Refusal } from '@server/http/refusal'
import { listGoods } from './goods-list'
import { exchangeCategories, exchangeGoods, exchangePurchases, exchangeStock } from './tables'

type GoodsCalls = Pick<
  typeof exchangeShop,
  | '/tp5/api/ExchangeShop/Goods/categories'
  | '/tp5/api/ExchangeShop/Goods/lists'
  | '/tp5/api/ExchangeShop/Goods/detail'
>

export const goodsHandlers: HandlersOf<GoodsCalls> = {
  '/tp5/api/ExchangeShop/Goods/categories': async (_input, { db }) => {
    const { categoryId, name, position } = exchangeCategories
    const list = await db
      .select({ category_id: categoryId, name })
      .from(exchangeCategories)
      .orderBy(asc(position))
    return { list }
  },

  '/tp5/api/ExchangeShop/Goods/lists': async (input, { db, user }) => {
    const purse = input.affordable === 1 ? await purseOf(db, user?.userId) : null
    return listGoods(db, { ...input, purse })
  },

  '/tp5/api/ExchangeShop/Goods/detail': async (input, { db, user }) => {
    const { row, more, onShelf, bought } = await findGoods(db, input.goods_id, user?.userId)
    if (!onShelf) throw new Refusal('offShelf')
    return { ...row, ...more, mine: user && { ...(await balances(db, user.userId)), bought } }
  },
}

const purseOf = async (db: Db, userId: string | undefined) =>
  userId ? balances(db, userId) : { points: 0, gold: 0 }

/** Goods on the shelf or off it, with how many of them this person has exchanged. */
export async function findGoods(db: Db, goodsId: number, userId: string | undefined) {
  const [goods] = await db
    .select({ row: rowColumns, more: moreColumns, onShelf: exchangeGoods.onShelf, bought })
    .from(exchangeGoods)
    .innerJoin(exchangeStock, eq(exchangeStock.goodsId, exchangeGoods.goodsId))
    .leftJoin(
      exchangePurchases,
      and(
        eq(exchangePurchases.goodsId, exchangeGoods.goodsId),
        userId ? eq(exchangePurchases.userId, userId) : sql`false`,
      ),
    )
    .where(eq(exchangeGoods.goodsId, goodsId))
  if (!goods) throw new Refusal('notFound', '没有找到这件商品')
  return goods
}

const bought = sql<number>`coalesce(${exchangePurchases.bought}, 0)`

const rowColumns = {
  goods_id: exchangeGoods.goodsId,
  title: exchangeGoods.title,
  image: exchangeGoods.image,
  tint: exchangeGoods.tint,
  label: exchangeGoods.label,
  category_id: exchangeGoods.categoryId,
  points: exchangeGoods.points,
  gold: exchangeGoods.gold,
  stock: exchangeStock.stock,
  sold: exchangeStock.sold,
}

const moreColumns = {
  intro: exchangeGoods.intro,
  details: exchangeGoods.details,
  limit_per_user: exchangeGoods.limitPerUser,
  notice: exchangeGoods.notice,
}
