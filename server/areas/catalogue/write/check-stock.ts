import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { repeated } from '@server/importing/checks'
import type { Check } from '@server/importing/import-file'
import { codesOf } from '@server/areas/holding/holding'
import { allGoods, codeLists, type GoodsFile, type InCategory } from './goods-file'
import { type KnownGoods, lockGoods } from './known-goods'

type GoodsCheck = Check<GoodsFile>

const lockAll = (db: Db, file: GoodsFile) =>
  lockGoods(
    db,
    allGoods(file).map(({ thing }) => thing.goods.key),
  )

/** What was exchanged of them or is sold elsewhere, by the house where it knows them, by the file where they are new. */
function soldOf(known: KnownGoods, { goods }: InCategory): number {
  const row = known.get(goods.key)
  return row ? row.sold + row.aside : goods.sold
}

/** How many there are to be had once the file is written. */
function leftOf(known: KnownGoods, row: InCategory): number {
  const { stock } = row.goods
  return stock === undefined ? (known.get(row.goods.key)?.stock ?? 0) : stock - soldOf(known, row)
}

/** Held still until the import is written: nobody exchanges what is going. */
const stockBelowSold: GoodsCheck = async (db, { content, problem }) => {
  const known = await lockAll(db, content)
  return allGoods(content).flatMap(({ thing, at }) => {
    const { goods, category } = thing
    if (goods.stock === undefined && category.kind !== 'digital' && !known.has(goods.key))
      return [problem(at, '新商品要写 stock')]
    return goods.stock !== undefined && leftOf(known, thing) < 0
      ? [problem([...at, 'stock'], `已经兑换 ${soldOf(known, thing)} 份，总数不能更少`)]
      : []
  })
}

const codesOnce: GoodsCheck = (_db, { content, problem }) =>
  allGoods(content).flatMap(({ thing: { goods }, at }) => [
    ...repeated(
      goods.codes.map((thing, nth) => ({ thing, at: [...at, 'codes', nth] })),
      problem,
    ),
    ...goods.rights.flatMap(({ codes }, right) =>
      repeated(
        codes.map((thing, nth) => ({ thing, at: [...at, 'rights', right, 'codes', nth] })),
        problem,
      ),
    ),
  ])

/** A packet that is exchanged gives a code of each right that is one. */
const codesForAll =
  (key: DataKey): GoodsCheck =>
  async (db, { content, problem }) => {
    const known = await lockAll(db, content)
    const problems: string[] = []
    for (const { thing, at } of allGoods(content)) {
      const { goods, category } = thing
      if (category.kind === 'digital') continue
      for (const { rightKey, codes } of codeLists(thing)) {
        const goodsId = known.get(goods.key)?.goodsId
        const { free, fresh } =
          goodsId === undefined
            ? { free: 0, fresh: codes }
            : await codesOf(db, key, { goodsId, rightKey, codes })
        const nth = goods.rights.findIndex((right) => right.key === rightKey)
        const left = leftOf(known, thing)
        if (free + fresh.length < left)
          problems.push(
            problem(
              [...at, 'rights', nth],
              `还能兑换 ${left} 份，券码只够 ${free + fresh.length} 份`,
            ),
          )
      }
    }
    return problems
  }

/** That nothing is offered which is not there. */
export const stockChecks = (key: DataKey) => [stockBelowSold, codesOnce, codesForAll(key)]
