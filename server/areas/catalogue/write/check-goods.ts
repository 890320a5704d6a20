import { merchantsByKey } from '@server/areas/merchant/merchant'
import { missingPictures, repeated, unknown } from '@server/importing/checks'
import type { Check } from '@server/importing/import-file'
import { allGoods, type GoodsFile } from './goods-file'

type GoodsCheck = Check<GoodsFile>

/** What each of the goods says, and each of their rights, with its place. */
const eachSays = <Name extends 'picture' | 'merchant'>(file: GoodsFile, name: Name) =>
  allGoods(file).flatMap(({ thing: { goods }, at }) => [
    { thing: goods[name], at: [...at, name] },
    ...goods.rights.map((right, nth) => ({ thing: right[name], at: [...at, 'rights', nth, name] })),
  ])

const keysOnce: GoodsCheck = (_db, { content, problem }) => [
  ...repeated(
    content.categories.map(({ key: thing }, at) => ({ thing, at: ['categories', at, 'key'] })),
    problem,
  ),
  ...repeated(
    allGoods(content).map(({ thing, at }) => ({ thing: thing.goods.key, at: [...at, 'key'] })),
    problem,
  ),
  ...allGoods(content).flatMap(({ thing, at }) =>
    repeated(
      thing.goods.rights.map(({ key }, nth) => ({ thing: key, at: [...at, 'rights', nth, 'key'] })),
      problem,
    ),
  ),
]

const pictures: GoodsCheck = (_db, { content, problem }) =>
  missingPictures(eachSays(content, 'picture'), problem)

const merchants: GoodsCheck = async (db, { content, problem }) => {
  const named = eachSays(content, 'merchant')
  const known = await merchantsByKey(
    db,
    named.flatMap(({ thing }) => thing ?? []),
  )
  return unknown(named, known, { problem, words: (thing) => `没有商家 ${thing}` })
}

const priced: GoodsCheck = (_db, { content, problem }) =>
  allGoods(content).flatMap(({ thing: { goods }, at }) =>
    goods.points > 0 || goods.gold > 0 ? [] : [problem(at, 'points 和 gold 至少写一个')],
  )

/** What goods say must hold of themselves and of what they name. */
export const sayingChecks = [keysOnce, pictures, merchants, priced]
