import { kinds } from '@server/areas/holding/holding'
import { restingWords } from '@server/areas/merchant/merchant'
import type { Price } from '@server/areas/order/order'
import type { Currency } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import type { FoundGoods } from '../goods/find-goods'

interface Offer {
  onShelf: boolean
  /** The shop that redeems it is closed for the time being. */
  resting: boolean
  stock: number
  /** What goods of its kind are counted in. */
  unit: string
  limitPerUser: number
  identityNeeded: boolean
  /** A course or a match whose first hour has come. */
  begun: boolean
}

const hasBegun = ({ facts: { sessions = [] } }: FoundGoods, now: Date) =>
  sessions.some(({ starts_at }) => new Date(starts_at) <= now)

export const offerOf = (goods: FoundGoods, now: Date): Offer => ({
  onShelf: goods.on_shelf,
  resting: goods.resting,
  stock: goods.stock,
  unit: kinds[goods.kind].unit,
  limitPerUser: goods.limit_per_user,
  identityNeeded: goods.identity_needed,
  begun: hasBegun(goods, now),
})

export interface Wish {
  offer: Offer
  /** Of all pieces together; null where they are not sold in that way. */
  price: Price | null
  number: number
  bought: number
  purse: Readonly<Record<Currency, number>>
  /** Whether the person's identity is verified; asked for only where it is needed. */
  verified: boolean
}

type Rule = (wish: Wish) => Refusal | null

const short =
  (currency: Currency, refusal: (missing: number) => Refusal): Rule =>
  ({ price, purse }) => {
    const missing = (price?.[currency] ?? 0) - purse[currency]
    return missing > 0 ? refusal(missing) : null
  }

/** What may stand between a person and the goods, in the order in which it is told. */
const rules: Rule[] = [
  ({ offer }) => (offer.onShelf ? null : new Refusal('offShelf')),
  ({ offer }) => (offer.resting ? new Refusal('offShelf', restingWords) : null),
  ({ offer }) => (offer.begun ? new Refusal('offShelf', '已经开始了，看看别的场次吧') : null),
  ({ price }) =>
    price ? null : new Refusal('invalid', '这件商品现在不能这样付，请返回商品页重新选'),
  ({ offer, number }) => {
    if (offer.stock <= 0) return new Refusal('soldOut')
    return offer.stock >= number
      ? null
      : new Refusal('soldOut', `只剩 ${offer.stock} ${offer.unit}了，请减少数量`)
  },
  ({ offer, number, bought }) =>
    withinLimit(offer.limitPerUser, bought + number) ? null : limitRefusal(offer, bought),
  ({ offer, verified }) =>
    offer.identityNeeded && !verified ? new Refusal('identityNeeded') : null,
  short(
    'points',
    (missing) => new Refusal('pointsShort', `还差 ${missing} 积分，去做任务赚积分吧`),
  ),
  short('gold', (missing) => new Refusal('goldShort', `还差 ${missing} 金币，参加活动能领到`)),
]

const withinLimit = (limit: number, wanted: number) => limit === 0 || wanted <= limit

const limitRefusal = ({ limitPerUser: limit, unit }: Offer, bought: number) =>
  new Refusal('limitReached', `每人限换 ${limit} ${unit}，您已兑换 ${bought} ${unit}`)

/** The first reason against the exchange, or null. */
export function reasonAgainst(wish: Wish): Refusal | null {
  for (const rule of rules) {
    const reason = rule(wish)
    if (reason) return reason
  }
  return null
}
