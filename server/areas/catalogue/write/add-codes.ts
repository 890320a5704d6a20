import { eq, sql } from 'drizzle-orm'
import { codesOf, importCodes } from '@server/areas/holding/holding'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { exchangeStock } from '../tables'
import { codeLists, type InCategory } from './goods-file'
import type { KnownGoods } from './known-goods'

interface Written {
  rows: readonly InCategory[]
  /** The number of each of the goods, by its key. */
  ids: ReadonlyMap<string, number>
  known: KnownGoods
}

/** Takes in the codes that are new; of goods that are codes themselves they are the stock. */
export async function addCodes(tx: Db, key: DataKey, { rows, ids, known }: Written) {
  for (const { goodsKey, rightKey, codes } of rows.flatMap(codeLists)) {
    if (codes.length === 0) continue
    const goodsId = ids.get(goodsKey)!
    const { fresh, from } = known.has(goodsKey)
      ? await codesOf(tx, key, { goodsId, rightKey, codes })
      : { fresh: codes, from: 0 }
    await importCodes(tx, key, { goodsId, rightKey, codes: fresh, from })
    if (rightKey === '') await addStock(tx, goodsId, fresh.length)
  }
}

const addStock = (tx: Db, goodsId: number, more: number) =>
  tx
    .update(exchangeStock)
    .set({ stock: sql`${exchangeStock.stock} + ${more}` })
    .where(eq(exchangeStock.goodsId, goodsId))
