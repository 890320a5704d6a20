import { asc, eq } from 'drizzle-orm'
import type { GoodsFacts, Right, Worth } from '@server/areas/holding/holding'
import { allMerchants } from '@server/areas/merchant/merchant'
import type { Db } from '@server/database/database'
import { writtenPicture } from '@server/importing/pictures'
import { said } from '@server/importing/said'
import { exchangeCategories, exchangeGoods, exchangeStock } from '../tables'
import { asksTerms } from './terms'

const columns = {
  goods: exchangeGoods,
  category: exchangeCategories,
  stock: exchangeStock.stock,
  sold: exchangeStock.sold,
  aside: exchangeStock.aside,
}

/** Everything of the shop, category by category. */
export const goodsInOrder = (db: Db) =>
  db
    .select(columns)
    .from(exchangeGoods)
    .innerJoin(exchangeStock, eq(exchangeStock.goodsId, exchangeGoods.goodsId))
    .innerJoin(exchangeCategories, eq(exchangeCategories.categoryId, exchangeGoods.categoryId))
    .orderBy(asc(exchangeCategories.categoryId), asc(exchangeGoods.goodsId))

type Row = Awaited<ReturnType<typeof goodsInOrder>>[number]
type Places = ReadonlyMap<number, string>

/** All goods as an import takes them; codes stay where they are, they are as good as money. */
export async function exportGoods(db: Db) {
  const places = new Map(
    (await allMerchants(db)).map(({ merchantId, merchantKey }) => [merchantId, merchantKey]),
  )
  const rows = await goodsInOrder(db)
  const categories = await db
    .select()
    .from(exchangeCategories)
    .orderBy(asc(exchangeCategories.categoryId))
  return {
    categories: categories.map(({ categoryId, categoryKey, kind, name, position }) => ({
      key: categoryKey,
      kind,
      name,
      ...said({ position }),
      goods: rows
        .filter(({ category }) => category.categoryId === categoryId)
        .map((row) => written(row, places)),
    })),
  }
}

const written = ({ goods, stock, sold, aside }: Row, places: Places) => ({
  key: goods.goodsKey,
  title: goods.title,
  intro: goods.intro,
  picture: writtenPicture(goods.image),
  tint: goods.tint,
  ...said({
    pictures: goods.pictures.map(writtenPicture),
    label: goods.label,
    ways: goods.ways.map(({ points, gold, money }) => said({ points, gold, money })),
    refund: termsOf(goods),
    limit: goods.limitPerUser,
  }),
  ...(goods.kind !== 'digital' && { stock: stock + sold + aside }),
  ...said({
    sold,
    details: Object.fromEntries(goods.details.map(({ name, value }) => [name, value])),
    notice: goods.notice,
    merchant: goods.merchantId === null ? undefined : places.get(goods.merchantId),
    identity: goods.identityNeeded,
    sms: goods.smsNeeded,
    weight: goods.weight,
    off_shelf: !goods.onShelf,
    ...writtenFacts(goods.facts, places),
  }),
})

const termsOf = ({ kind, ways, refund, facts }: Row['goods']) =>
  refund || (asksTerms(kind, { ways, worth: facts.worth }) ? 'none' : '')

const writtenFacts = ({ worth, rules, rights = [], sessions }: GoodsFacts, places: Places) => ({
  worth: worth && writtenWorth(worth),
  rules,
  rights: rights.map((right) => writtenRight(right, places)),
  sessions,
})

const writtenWorth = ({ face, threshold, percent, uses, valid_days }: Worth) =>
  said({ face, threshold, percent, uses, valid_days })

const writtenRight = (
  { merchantId, worth, rules, settle: _settle, ...right }: Right,
  places: Places,
) => ({
  key: right.key,
  name: right.name,
  value: right.value,
  kind: right.kind,
  picture: writtenPicture(right.image),
  ...said({
    worth: writtenWorth(worth),
    rules,
    merchant: merchantId === undefined ? undefined : places.get(merchantId),
  }),
})
