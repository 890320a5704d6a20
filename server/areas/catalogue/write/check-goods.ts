import { merchantsByKey } from '@server/areas/merchant/merchant'
import { mixOf } from '@server/areas/order/order'
import { offRate } from '@server/areas/wallet/wallet'
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

const beside = (file: GoodsFile) =>
  allGoods(file).flatMap(({ thing: { goods }, at }) =>
    goods.pictures.map((thing, nth) => ({ thing, at: [...at, 'pictures', nth] })),
  )

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
  missingPictures([...eachSays(content, 'picture'), ...beside(content)], problem)

const picturesOnce: GoodsCheck = (_db, { content, problem }) =>
  allGoods(content).flatMap(({ thing: { goods }, at }) => {
    const before = (nth: number) => [goods.picture, ...goods.pictures.slice(0, nth)]
    return goods.pictures.flatMap((one, nth) =>
      before(nth).includes(one) ? [problem([...at, 'pictures', nth], `“${one}”前面已经有了`)] : [],
    )
  })

const merchants: GoodsCheck = async (db, { content, problem }) => {
  const named = eachSays(content, 'merchant')
  const known = await merchantsByKey(
    db,
    named.flatMap(({ thing }) => thing ?? []),
  )
  return unknown(named, known, { problem, words: (thing) => `没有商家 ${thing}` })
}

/** A way is known by what it asks for together. */
const waysApart: GoodsCheck = (_db, { content, problem }) =>
  allGoods(content).flatMap(({ thing: { goods }, at }) => {
    const mixes = goods.ways.map(mixOf)
    return mixes.flatMap((mix, nth) =>
      mixes.indexOf(mix) === nth
        ? []
        : [problem([...at, 'ways', nth], '同样几样合起来付的，只能写一种')],
    )
  })

const atOneRate: GoodsCheck = (_db, { content, problem }) =>
  allGoods(content).flatMap(({ thing: { goods }, at }) =>
    offRate(goods.ways).map((words) => problem([...at, 'ways'], words)),
  )

/** What goods say must hold of themselves and of what they name. */
export const sayingChecks = [keysOnce, pictures, picturesOnce, merchants, waysApart, atOneRate]
