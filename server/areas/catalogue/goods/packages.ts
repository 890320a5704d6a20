import { and, asc, count, eq, gt, like, sql } from 'drizzle-orm'
import { noWorth, settleOf } from '@server/areas/holding/holding'
import { merchants } from '@server/areas/merchant/merchant'
import { nothing } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { exchangeCategories, exchangeGoods, exchangeStock } from '../tables'
import { putGoods } from './write-goods'
import { wordsOf } from './words'

type Goods = typeof exchangeGoods.$inferSelect

export interface Package {
  goods: Goods
  stock: number
  sold: number
}

/** What shops make themselves is told by its key from what files bring in. */
const ownKey = (merchantId: number) => `shop-${merchantId}-`
export const isPackageOf = (goods: Pick<Goods, 'goodsKey'>, merchantId: number) =>
  goods.goodsKey.startsWith(ownKey(merchantId))

const isOf = (merchantId: number) => eq(exchangeGoods.merchantId, merchantId)

/** All that a merchant redeems, what is on the shelf first. */
export const packagesOf = (db: Db, merchantId: number): Promise<Package[]> =>
  db
    .select({ goods: exchangeGoods, stock: exchangeStock.stock, sold: exchangeStock.sold })
    .from(exchangeGoods)
    .innerJoin(exchangeStock, eq(exchangeStock.goodsId, exchangeGoods.goodsId))
    .where(isOf(merchantId))
    .orderBy(sql`${exchangeGoods.onShelf} desc`, asc(exchangeGoods.goodsId))

export async function findPackage(db: Db, goodsId: number): Promise<Package | undefined> {
  const [row] = await db
    .select({ goods: exchangeGoods, stock: exchangeStock.stock, sold: exchangeStock.sold })
    .from(exchangeGoods)
    .innerJoin(exchangeStock, eq(exchangeStock.goodsId, exchangeGoods.goodsId))
    .where(eq(exchangeGoods.goodsId, goodsId))
  return row
}

/** How many of each merchant's can be had now: none of who rests. */
export async function packagesOnSale(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ merchantId: exchangeGoods.merchantId, packages: count() })
    .from(exchangeGoods)
    .innerJoin(exchangeStock, eq(exchangeStock.goodsId, exchangeGoods.goodsId))
    .innerJoin(merchants, eq(merchants.merchantId, exchangeGoods.merchantId))
    .where(and(exchangeGoods.onShelf, merchants.sells, gt(exchangeStock.stock, 0)))
    .groupBy(exchangeGoods.merchantId)
  return new Map(
    rows.flatMap(({ merchantId, packages }) =>
      merchantId === null ? [] : [[merchantId, packages]],
    ),
  )
}

interface Saving {
  merchant: { merchantId: number; name: string; latitude: number; longitude: number }
  goodsId: number | undefined
  title: string
  intro: string
  image: string
  money: number
  uses: number
  validDays: number
  /** Undefined: as many as there are. */
  stock: number | undefined
  limit: number
  rules: string[]
  onShelf: boolean
  now: Date
}

const category = { categoryKey: 'service-packets', kind: 'packet', name: '商家服务' } as const

async function categoryOf(tx: Db): Promise<number> {
  await tx
    .insert(exchangeCategories)
    .values({ ...category, position: 100 })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ categoryId: exchangeCategories.categoryId })
    .from(exchangeCategories)
    .where(eq(exchangeCategories.categoryKey, category.categoryKey))
  return row!.categoryId
}

async function keyOf(tx: Db, merchantId: number, goodsId: number | undefined): Promise<string> {
  const own = ownKey(merchantId)
  if (goodsId === undefined) {
    const made = await tx.$count(exchangeGoods, like(exchangeGoods.goodsKey, `${own}%`))
    return `${own}${made + 1}`
  }
  const [known] = await tx
    .select({ goodsKey: exchangeGoods.goodsKey })
    .from(exchangeGoods)
    .where(and(eq(exchangeGoods.goodsId, goodsId), isOf(merchantId)))
    .for('update')
  if (!known?.goodsKey.startsWith(own))
    throw new Refusal('notFound', '没有这个套餐，平台上架的请联系客服修改')
  return known.goodsKey
}

const placeDetail = '服务商家'

const changing = [
  'title',
  'intro',
  'ways',
  'limitPerUser',
  'facts',
  'details',
  'words',
  'onShelf',
] as const

const uses = (number: number) => (number === 1 ? '1 次' : `${number} 次，可以分开用`)

/**
 * Writes a package that a shop makes itself. What was had of it before stays as it was. Call it
 * with the shop locked: its packages are numbered.
 */
export async function savePackage(tx: Db, saving: Saving): Promise<number> {
  const { merchant, title, intro, validDays, stock, now } = saving
  const { merchantId, latitude, longitude } = merchant
  const goodsKey = await keyOf(tx, merchantId, saving.goodsId)
  const ways = [{ ...nothing, money: saving.money }]
  const worth = { ...noWorth, uses: saving.uses, valid_days: validDays }
  const [goods] = await putGoods(
    tx,
    [
      {
        ...{ goodsKey, kind: 'packet', categoryId: await categoryOf(tx), title, intro },
        ...{ image: saving.image, tint: 'b', ways, refund: 'left', limitPerUser: saving.limit },
        details: [
          { name: '次数', value: uses(saving.uses) },
          { name: '有效期', value: `兑换后 ${validDays} 天` },
          { name: placeDetail, value: merchant.name },
        ],
        facts: {
          worth,
          rules: saving.rules,
          settle: settleOf({ kind: 'packet', ways, uses: saving.uses }),
        },
        ...{ merchantId, latitude, longitude, onShelf: saving.onShelf, createdAt: now },
        words: wordsOf(title, category.name, intro, merchant.name),
      },
    ],
    changing,
  )
  const { goodsId } = goods!
  if (stock !== undefined)
    await tx
      .insert(exchangeStock)
      .values({ goodsId, kind: 'packet', stock })
      .onConflictDoUpdate({ target: exchangeStock.goodsId, set: { stock } })
  return goodsId
}

/** A merchant is called otherwise or is somewhere else: so are its goods, and by that they are found. */
export async function moveGoods(tx: Db, to: Saving['merchant']): Promise<void> {
  const { merchantId, name, latitude, longitude } = to
  const categories = await tx.select().from(exchangeCategories)
  const named = new Map(categories.map((one) => [one.categoryId, one.name]))
  const rows = (await packagesOf(tx, merchantId)).map(({ goods: { goodsId: _, ...row } }) => ({
    ...row,
    ...{ latitude, longitude },
    details: row.details.map((one) => (one.name === placeDetail ? { ...one, value: name } : one)),
    words: wordsOf(row.title, named.get(row.categoryId) ?? '', row.intro, name),
  }))
  if (rows.length > 0) await putGoods(tx, rows, ['latitude', 'longitude', 'details', 'words'])
}
