import type { Out } from '@contract/api'
import { distance } from '@/format/distance'
import { money } from '@/format/money'
import { priceLine } from '@/format/price'

export type ShopRow = Out<'/tp5/api/VillageEnter/page'>['list'][number]
export type ShopDetail = Out<'/tp5/api/VillageEnter/businessDetail'>
export type Service = ShopDetail['services'][number]
export type ShopPackage = ShopDetail['offers'][number]
export type ShopChange = NonNullable<Out<'/tp5/api/VillageEnter/shop'>['change']>
export type HelperRow = Out<'/tp5/api/BusinessHelper/list'>['list'][number]

/** 清溪村 · 320 米 */
export const whereWords = ({ village, distance: metres }: ShopRow): string =>
  [village, metres === null ? '' : distance(metres)].filter(Boolean).join(' · ')

export const servicePrice = ({ price: cents, unit }: Service): string => {
  if (cents === 0) return '免费'
  return unit === '' ? money(cents) : `${money(cents)} / ${unit}`
}

/** 5 次，180 天内有效 */
export const packageWords = ({ uses, valid_days: days }: ShopPackage): string =>
  [uses === 0 ? '不限次数' : `${uses} 次`, days === 0 ? '长期有效' : `${days} 天内有效`].join('，')

export const packagePrice = ({ ways: [usual] }: ShopPackage): string =>
  usual ? priceLine({ points: usual.points, gold: usual.gold, cents: usual.money }) : ''

/** 2 次，¥5.40 */
export const sumWords = ({ pieces, amount }: { pieces: number; amount: number }): string =>
  `${pieces} 次，${money(amount)}`
