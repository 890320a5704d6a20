import { inArray } from 'drizzle-orm'
import { type GoodsKind, isRedeemed, kinds } from '@server/areas/holding/holding'
import type { Check } from '@server/importing/import-file'
import { exchangeCategories } from '../tables'
import { asksTerms } from './terms'
import { allGoods, type GoodsFile, type WrittenGoods } from './goods-file'
import { lockGoods } from './known-goods'

type GoodsCheck = Check<GoodsFile>

const partNames = ['worth', 'rights', 'sessions', 'codes', 'stock'] as const
type Part = (typeof partNames)[number]

/** What goods of each kind cannot do without, and what they may have besides. */
const parts: Record<GoodsKind, { needs: readonly Part[]; takes: readonly Part[] }> = {
  goods: { needs: [], takes: ['stock'] },
  coupon: { needs: ['worth'], takes: ['stock'] },
  card: { needs: ['worth'], takes: ['stock'] },
  digital: { needs: [], takes: ['worth', 'codes'] },
  vip: { needs: ['rights'], takes: ['worth', 'stock'] },
  packet: { needs: ['worth'], takes: ['stock'] },
  membership: { needs: ['rights'], takes: ['worth', 'stock'] },
  course: { needs: ['sessions'], takes: ['worth', 'stock'] },
  match: { needs: ['sessions'], takes: ['worth', 'stock'] },
}

const has = (goods: WrittenGoods, part: Part) => {
  const given = goods[part]
  return given !== undefined && !(Array.isArray(given) && given.length === 0)
}

const partsOfKind: GoodsCheck = (_db, { content, problem }) =>
  allGoods(content).flatMap(({ thing: { goods, category }, at }) => {
    const { needs, takes } = parts[category.kind]
    const { name } = kinds[category.kind]
    return partNames.flatMap((part) => {
      if (needs.includes(part)) return has(goods, part) ? [] : [problem(at, `${name}要写 ${part}`)]
      return takes.includes(part) || !has(goods, part)
        ? []
        : [problem([...at, part], `${name}没有这一项`)]
    })
  })

/** What is shown at a counter names the merchant who redeems it. */
const redeemable: GoodsCheck = (_db, { content, problem }) =>
  allGoods(content).flatMap(({ thing: { goods, category }, at }) => {
    const words = '要写 merchant：由哪家商家核销'
    if (goods.merchant !== undefined) return []
    if (isRedeemed(category.kind)) return [problem(at, words)]
    return goods.rights.flatMap(({ kind, merchant }, nth) =>
      isRedeemed(kind) && merchant === undefined ? [problem([...at, 'rights', nth], words)] : [],
    )
  })

/** Parts that are left can be told, and there is a day on which they go back. */
const leftTold: GoodsCheck = (_db, { content, problem }) =>
  allGoods(content).flatMap(({ thing: { goods, category }, at }) => {
    if (goods.refund !== 'left') return []
    const { name, left } = kinds[category.kind]
    const { uses = 0, valid_days: days = 0 } = goods.worth ?? {}
    if (!left) return [problem([...at, 'refund'], `${name}不能按剩余的退`)]
    return [
      ...(left === 'uses' && uses === 0
        ? [problem([...at, 'worth'], '要写 uses：按剩余次数退')]
        : []),
      ...(days === 0 ? [problem([...at, 'worth'], '要写 valid_days：到期自动退')] : []),
    ]
  })

/** Of what is paid for in money and can run out in part the rest is spoken of; that of a service goes back. */
const termsOfMoney: GoodsCheck = (_db, { content, problem }) =>
  allGoods(content).flatMap(({ thing: { goods, category }, at }) => {
    if (goods.refund === 'left' || !asksTerms(category.kind, goods)) return []
    if (category.kind === 'packet')
      return [problem(at, '可以付钱的商家服务，要写 refund：left，没用的要退给买的人')]
    const words = '可以付钱，要写 refund：left 是没用的退，none 是过期不退'
    return goods.refund === undefined ? [problem(at, words)] : []
  })

/** What people hold of goods goes by the kind that they were. */
const kindKept: GoodsCheck = async (db, { content, problem }) => {
  const known = await lockGoods(
    db,
    allGoods(content).map(({ thing }) => thing.goods.key),
  )
  return allGoods(content).flatMap(({ thing: { goods, category }, at }) => {
    const { kind = category.kind } = known.get(goods.key) ?? {}
    return kind === category.kind
      ? []
      : [problem([...at, 'key'], `${goods.key} 是${kinds[kind].name}，不能改成别的种类`)]
  })
}

const categoryKept: GoodsCheck = async (db, { content, problem }) => {
  const keys = content.categories.map(({ key }) => key)
  const known = await db
    .select()
    .from(exchangeCategories)
    .where(inArray(exchangeCategories.categoryKey, keys))
  return content.categories.flatMap(({ key, kind }, at) => {
    const before = known.find(({ categoryKey }) => categoryKey === key)
    return before && before.kind !== kind
      ? [problem(['categories', at, 'kind'], `这个分类是${kinds[before.kind].name}，不能改`)]
      : []
  })
}

/** What a kind of goods is made of, and that it stays the kind it is. */
export const kindChecks = [partsOfKind, redeemable, leftTold, termsOfMoney, kindKept, categoryKept]
