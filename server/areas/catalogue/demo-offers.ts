import dayjs from 'dayjs'
import { businessDay } from '@server/calendar'
import { coupons } from './demo-goods/coupons'
import { courses } from './demo-goods/courses'
import { digitalGoods } from './demo-goods/digital-goods'
import { discountCards } from './demo-goods/discount-cards'
import { matches } from './demo-goods/matches'
import { memberships } from './demo-goods/memberships'
import type { Merchant } from './demo-goods/merchants'
import type { DemoOffer, DemoRight, RightKind } from './demo-goods/offer-demo'
import { servicePackets } from './demo-goods/service-packets'
import { vipPackets } from './demo-goods/vip-packets'
import { type GoodsFacts, type GoodsKind, noWorth, type Right } from '@server/areas/holding/kinds'

/** What is planted beside the online goods: one row an offer, of whatever kind. */
export interface PlantedOffer {
  kind: GoodsKind
  offer: Omit<DemoOffer, 'stock' | 'sold'>
  stock: number
  sold: number
  facts: GoodsFacts
  details: { name: string; value: string }[]
  merchant?: Merchant
  /** Of each of its rights, where only one place redeems it. */
  rightPlaces?: (Merchant | undefined)[]
  smsNeeded?: boolean
  identityNeeded?: boolean
}

const named = (facts: Record<string, string>) =>
  Object.entries(facts).map(([name, value]) => ({ name, value }))

const yuan = (cents: number) => `${cents / 100} 元`

const rightKinds: Record<RightKind, Right['kind']> = {
  coupon: 'coupon',
  'e-code': 'digital',
  post: 'goods',
}

/** What a coupon in a packet takes off is what the same coupon takes off alone. */
const couponOf = ({ kind, name }: DemoRight) =>
  kind === 'coupon' ? coupons.find(({ title }) => name.startsWith(title)) : undefined

/** A right for several coupons can be shown as often. */
const usesOf = ({ kind, name, value }: DemoRight) =>
  kind === 'coupon' ? Number(/(\d+) 张/.exec(`${name} ${value}`)?.[1] ?? 1) : 1

const rightsOf = (rights: readonly DemoRight[], days: number): Right[] =>
  rights.map((right, index) => ({
    key: String(index + 1).padStart(2, '0'),
    name: right.name,
    value: right.value,
    kind: rightKinds[right.kind],
    image: `/static/goods/${right.image}.svg`,
    worth: {
      ...noWorth,
      face: couponOf(right)?.value ?? 0,
      threshold: couponOf(right)?.threshold ?? 0,
      uses: usesOf(right),
      valid_days: days,
    },
    rules: right.note ? [right.value, right.note] : [right.value],
  }))

/** The place whose sign a coupon in a packet bears, by the number of the right. */
const placesOf = (rights: readonly DemoRight[]) =>
  rights.map(({ kind, image }) =>
    kind === 'coupon'
      ? [...coupons, ...servicePackets, ...discountCards].find((offer) => offer.image === image)
          ?.merchant
      : undefined,
  )

/** A time of the business day so many days from now. */
const moment = (now: Date, inDays: number, time: string) => {
  const day = dayjs(businessDay(now)).add(inDays, 'day').format('YYYY-MM-DD')
  return `${day}T${time}:00+08:00`
}

/** Courts and squares are no shops: where they lie is told by the village. */
const placeOf = (name: string, address: string): Merchant => ({
  name,
  address,
  phone: '',
  hours: '',
  ...(address.startsWith('柳湾')
    ? { latitude: 30.4025, longitude: 120.0511 }
    : address.includes('西苑')
      ? { latitude: 30.3745, longitude: 120.0095 }
      : { latitude: 30.3788, longitude: 120.0212 }),
})

const couponOffers = (): PlantedOffer[] =>
  coupons.map((offer) => ({
    kind: 'coupon',
    offer,
    stock: offer.stock,
    sold: offer.sold,
    merchant: offer.merchant,
    facts: {
      worth: {
        ...noWorth,
        face: offer.value,
        threshold: offer.threshold,
        uses: 1,
        valid_days: offer.validDays,
      },
      rules: [...offer.rules],
    },
    details: named({
      面值: yuan(offer.value),
      使用门槛: offer.threshold > 0 ? `满 ${yuan(offer.threshold)}` : '无门槛',
      有效期: `兑换后 ${offer.validDays} 天`,
      使用商家: offer.merchant.name,
    }),
  }))

const cardOffers = (): PlantedOffer[] =>
  discountCards.map((offer) => ({
    kind: 'card',
    offer,
    stock: offer.stock,
    sold: offer.sold,
    merchant: offer.merchant,
    facts: {
      worth: { ...noWorth, percent: 100 - offer.percentOff, valid_days: offer.validDays },
      rules: [...offer.rules],
    },
    details: named({
      折扣: `${(100 - offer.percentOff) / 10} 折`,
      每单最多省: yuan(offer.cap),
      有效期: `兑换后 ${offer.validDays} 天`,
      使用商家: offer.merchant.name,
    }),
  }))

/** Codes worth as much as cash are handed out only to the phone's holder. */
const dearPoints = 4000

const digitalOffers = (): PlantedOffer[] =>
  digitalGoods.map((offer) => ({
    kind: 'digital',
    offer,
    stock: offer.codes,
    sold: offer.sold,
    smsNeeded: (offer.points ?? 0) >= dearPoints,
    facts: {
      worth: { ...noWorth, uses: 1, valid_days: offer.validDays },
      rules: [...offer.usage],
    },
    details: named({
      卡券内容: offer.worth,
      提供方: offer.provider,
      有效期: `兑换后 ${offer.validDays} 天`,
    }),
  }))

const vipOffers = (): PlantedOffer[] =>
  vipPackets.map((offer) => ({
    kind: 'vip',
    offer,
    stock: offer.stock,
    sold: offer.sold,
    facts: {
      worth: { ...noWorth, valid_days: offer.validDays },
      rules: [...offer.rules],
      rights: rightsOf(offer.rights, offer.validDays),
    },
    rightPlaces: placesOf(offer.rights),
    details: named({
      权益: `${offer.rights.length} 项`,
      领取期限: `兑换后 ${offer.validDays} 天`,
    }),
  }))

const membershipOffers = (): PlantedOffer[] =>
  memberships.map((offer) => ({
    kind: 'membership',
    offer,
    stock: offer.stock,
    sold: offer.sold,
    facts: {
      worth: { ...noWorth, valid_days: offer.days },
      rules: [...offer.rules],
      rights: rightsOf(offer.rights, offer.days),
    },
    rightPlaces: placesOf(offer.rights),
    details: named({ 有效期: `${offer.days} 天`, 适合: offer.audience }),
  }))

const packetOffers = (): PlantedOffer[] =>
  servicePackets.map((offer) => ({
    kind: 'packet',
    offer,
    stock: offer.stock,
    sold: offer.sold,
    merchant: offer.merchant,
    facts: {
      worth: { ...noWorth, uses: offer.uses, valid_days: offer.validDays },
      rules: [...offer.rules],
    },
    details: named({
      服务: `${offer.unit} × ${offer.uses}`,
      包含: offer.includes.join('、'),
      有效期: `兑换后 ${offer.validDays} 天`,
      服务商家: offer.merchant.name,
    }),
  }))

const courseOffers = (now: Date): PlantedOffer[] =>
  courses.flatMap((offer) =>
    offer.slots.map((slot) => ({
      kind: 'course' as const,
      offer,
      stock: slot.seats - slot.taken,
      sold: slot.taken,
      merchant: placeOf(offer.place, offer.address),
      facts: {
        worth: { ...noWorth, uses: 1 },
        rules: [...offer.rules],
        sessions: [
          {
            starts_at: moment(now, slot.inDays, slot.from),
            ends_at: moment(now, slot.inDays, slot.to),
          },
        ],
      },
      details: named({
        老师: `${offer.teacher}，${offer.about}`,
        名额: `${slot.seats} 人`,
        请带: offer.bring.join('、'),
        地址: offer.address,
      }),
    })),
  )

const matchOffers = (now: Date): PlantedOffer[] =>
  matches.map((offer) => ({
    kind: 'match',
    offer,
    stock: offer.seats - offer.taken,
    sold: offer.taken,
    merchant: placeOf(offer.place, offer.address),
    facts: {
      worth: { ...noWorth, uses: 1 },
      rules: [...offer.rules],
      sessions: [
        {
          starts_at: moment(now, offer.inDays, offer.from),
          ends_at: moment(now, offer.inDays, offer.to),
        },
      ],
    },
    details: named({
      名额: `${offer.seats} 人`,
      奖励: offer.prizes.join('；'),
      地址: offer.address,
    }),
  }))

export const demoOffers = (now: Date): PlantedOffer[] => [
  ...couponOffers(),
  ...cardOffers(),
  ...digitalOffers(),
  ...vipOffers(),
  ...membershipOffers(),
  ...packetOffers(),
  ...courseOffers(now),
  ...matchOffers(now),
]

/** Twelve characters in groups of four, without those that are easily taken for another. */
export function demoCodes(prefix: string, count: number): string[] {
  const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
  return Array.from({ length: count }, (_, nth) => {
    let seed = (nth + 1) * 2654435761 + prefix.length * 40503
    const characters = Array.from({ length: 12 }, () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return letters[Math.floor(seed / 65536) % letters.length]
    }).join('')
    return `${prefix}-${characters.replace(/(.{4})(?=.)/g, '$1-')}`
  })
}
