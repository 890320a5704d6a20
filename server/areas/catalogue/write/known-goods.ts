import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { exchangeGoods, exchangeStock } from '../tables'

const columns = {
  goodsKey: exchangeGoods.goodsKey,
  goodsId: exchangeGoods.goodsId,
  kind: exchangeGoods.kind,
  stock: exchangeStock.stock,
  sold: exchangeStock.sold,
  aside: exchangeStock.aside,
}

/** Those of these keys that there are; held, so that nobody buys them until the import is written. */
export async function lockGoods(tx: Db, keys: readonly string[]) {
  const rows = await tx
    .select(columns)
    .from(exchangeGoods)
    .innerJoin(exchangeStock, eq(exchangeStock.goodsId, exchangeGoods.goodsId))
    .where(inArray(exchangeGoods.goodsKey, [...keys]))
    .orderBy(asc(exchangeGoods.goodsId))
    .for('update', { of: exchangeStock })
  return new Map(rows.map((row) => [row.goodsKey, row]))
}

export type KnownGoods = Awaited<ReturnType<typeof lockGoods>>

/** The number of each of these keys. */
export async function goodsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ goodsKey: exchangeGoods.goodsKey, goodsId: exchangeGoods.goodsId })
    .from(exchangeGoods)
    .where(inArray(exchangeGoods.goodsKey, [...keys]))
  return new Map(rows.map(({ goodsKey, goodsId }) => [goodsKey, goodsId]))
}

/** Those of these keys that are sent by post. */
export async function postedAmong(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ goodsKey: exchangeGoods.goodsKey })
    .from(exchangeGoods)
    .where(and(inArray(exchangeGoods.goodsKey, [...keys]), eq(exchangeGoods.kind, 'goods')))
  return new Set(rows.map(({ goodsKey }) => goodsKey))
}

/** The key of each of these numbers. */
export async function keysOfGoods(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ goodsKey: exchangeGoods.goodsKey, goodsId: exchangeGoods.goodsId })
    .from(exchangeGoods)
    .where(inArray(exchangeGoods.goodsId, [...ids]))
  return new Map(rows.map(({ goodsKey, goodsId }) => [goodsId, goodsKey]))
}
