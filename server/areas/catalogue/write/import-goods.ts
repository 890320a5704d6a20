import { sql } from 'drizzle-orm'
import { merchantsByKey } from '@server/areas/merchant/merchant'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import type { Importer } from '@server/importing/import-file'
import { putGoods } from '../goods/write-goods'
import { exchangeCategories, exchangeStock } from '../tables'
import { addCodes } from './add-codes'
import { sayingChecks } from './check-goods'
import { kindChecks } from './check-kinds'
import { stockChecks } from './check-stock'
import {
  allGoods,
  goodsFile,
  type GoodsFile,
  type InCategory,
  type WrittenCategory,
} from './goods-file'
import { changing, rowOf, type Surroundings } from './goods-row'
import { lockGoods } from './known-goods'

/** Goods of every kind, by category; the key seals their codes. */
export const goodsImporter = (key: DataKey): Importer<GoodsFile, Brought> => ({
  schema: goodsFile,
  checks: [...sayingChecks, ...kindChecks, ...stockChecks(key)],
  write: (tx, file, now) => write({ tx, key, now }, file),
})

interface Writing {
  tx: Db
  key: DataKey
  now: Date
}

async function write({ tx, key, now }: Writing, file: GoodsFile): Promise<Brought> {
  const all = allGoods(file).map(({ thing }) => thing)
  const keys = all.map(({ goods }) => goods.key)
  const known = await lockGoods(tx, keys)
  const around = { places: await placesOf(tx, all), now }
  for (const category of file.categories) {
    const rows = category.goods.map((goods) => ({ goods, category }))
    const ids = await writeGoods(tx, rows, { ...around, category })
    await writeStock(tx, rows, ids)
    await addCodes(tx, key, { rows, ids, known })
  }
  return countBrought(keys, known)
}

const placesOf = (tx: Db, all: readonly InCategory[]) =>
  merchantsByKey(
    tx,
    all.flatMap(({ goods }) => [goods, ...goods.rights].flatMap(({ merchant }) => merchant ?? [])),
  )

async function writeCategory(tx: Db, { key, kind, name, position }: WrittenCategory) {
  const [row] = await tx
    .insert(exchangeCategories)
    .values({ categoryKey: key, kind, name, position })
    .onConflictDoUpdate({
      target: exchangeCategories.categoryKey,
      set: overwrite(exchangeCategories, 'name', 'position'),
    })
    .returning({ categoryId: exchangeCategories.categoryId })
  return row!.categoryId
}

/** Returns the number of each, by its key. */
async function writeGoods(
  tx: Db,
  rows: readonly InCategory[],
  { category, ...around }: Surroundings & { category: WrittenCategory },
): Promise<Map<string, number>> {
  const categoryId = await writeCategory(tx, category)
  if (rows.length === 0) return new Map()
  const written = await putGoods(
    tx,
    rows.map((row) => ({ ...rowOf(row, around), categoryId })),
    changing,
  )
  return new Map(written.map(({ goodsKey, goodsId }) => [goodsKey, goodsId]))
}

/** `stock` in the file is the total: what was exchanged of it, or put aside, stays so. */
async function writeStock(tx: Db, rows: readonly InCategory[], ids: Map<string, number>) {
  const counted = rows.map(({ goods, category }) => ({
    goodsId: ids.get(goods.key)!,
    kind: category.kind,
    total: goods.stock,
    sold: goods.sold,
  }))
  const values = counted.map(({ total, ...row }) => ({
    ...row,
    stock: total === undefined ? 0 : total - row.sold,
  }))
  const set = counted.filter(({ total }) => total !== undefined).map(({ goodsId }) => goodsId)
  if (values.length === 0) return
  await tx
    .insert(exchangeStock)
    .values(values)
    .onConflictDoUpdate({
      target: exchangeStock.goodsId,
      set: {
        stock: sql`excluded.stock + excluded.sold - ${exchangeStock.sold} - ${exchangeStock.aside}`,
      },
      setWhere: sql`${exchangeStock.goodsId} = any(${sql.param(set)})`,
    })
}
