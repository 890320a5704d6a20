import type { In } from '@contract/api'
import type { ShopPackage } from '@/parts/merchant/shop'
import { centsOf, wholeFault, yuanFault, yuanOf } from '@/parts/merchant/yuan'

export interface Typed {
  title: string
  intro: string
  price: string
  uses: string
  days: string
  stock: string
  limit: string
  rules: string
  /** Why it is taken down. */
  reason: string
  listed: boolean
}

export type Name = Exclude<keyof Typed, 'listed'>

const usual: Typed = {
  ...{ title: '', intro: '', price: '', uses: '1', days: '90', stock: '50', limit: '0' },
  ...{ rules: '', reason: '', listed: true },
}

export const beginning = (known: ShopPackage | undefined): Typed =>
  known
    ? {
        ...{ title: known.title, intro: known.intro, price: yuanOf(known.ways[0]?.money ?? 0) },
        ...{ uses: String(known.uses), days: String(known.valid_days) },
        ...{ stock: String(known.stock), limit: String(known.limit) },
        ...{ rules: known.rules.join('\n'), reason: '', listed: known.listed === 1 },
      }
    : usual

const priceFault = (price: string) =>
  yuanFault(price) ?? (centsOf(price) > 0 ? undefined : '套餐要有价格')

export const faultsOf = (typed: Typed) => ({
  title: typed.title.trim() === '' ? '请填写套餐名称' : undefined,
  intro: typed.intro.trim() === '' ? '请写一句介绍' : undefined,
  price: priceFault(typed.price),
  uses: wholeFault(typed.uses, '次数'),
  days: wholeFault(typed.days, '有效天数'),
  stock: wholeFault(typed.stock, '还能卖多少份', 0),
  limit: wholeFault(typed.limit, '每人限购，0 是不限', 0),
  rules: undefined,
  reason: undefined,
})

/** What was not touched is left out of it: some may have been sold meanwhile. */
const stockOf = (typed: Typed, known: ShopPackage | undefined) =>
  known && typed.stock === String(known.stock) ? {} : { stock: Number(typed.stock) }

export const wishOf = (
  typed: Typed,
  known: ShopPackage | undefined,
): In<'/tp5/api/VillageEnter/savePackage'> => ({
  ...(known && { goods_id: known.goods_id }),
  ...{ title: typed.title, intro: typed.intro, rules: typed.rules, money: centsOf(typed.price) },
  ...{ uses: Number(typed.uses), valid_days: Number(typed.days) },
  ...stockOf(typed, known),
  ...{ limit: Number(typed.limit), listed: typed.listed ? 1 : 0 },
  ...(!typed.listed && { reason: typed.reason }),
})

/** What the shop gets for each use: 九成除以次数. */
export function settleWords({ price, uses }: Typed, perMille: number): string {
  if (priceFault(price) ?? wholeFault(uses, '')) return '填好价格和次数，这里显示每次结算多少'
  const cents = Math.floor((centsOf(price) * perMille) / 1000 / Number(uses))
  return `每核销一次，结算 ¥${(cents / 100).toFixed(2)}`
}
