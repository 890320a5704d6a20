import type { Currency } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import type { FoundGoods } from '../goods/find-goods'

interface Offer {
  onShelf: boolean
  points: number
  gold: number
  stock: number
  limitPerUser: number
  identityNeeded: boolean
  /** A course or a match whose first hour has come. */
  begun: boolean
}

const hasBegun = ({ facts: { sessions = [] } }: FoundGoods, now: Date) =>
  sessions.some(({ starts_at }) => new Date(starts_at) <= now)

export const offerOf = (goods: FoundGoods, now: Date): Offer => ({
  onShelf: goods.on_shelf,
  points: goods.points,
  gold: goods.gold,
  stock: goods.stock,
  limitPerUser: goods.limit_per_user,
  identityNeeded: goods.identity_needed,
  begun: hasBegun(goods, now),
})

export interface Wish {
  offer: Offer
  currency: Currency
  number: number
  bought: number
  balance: number
  /** Whether the person's identity is verified; asked for only where it is needed. */
  verified: boolean
}

type Rule = (wish: Wish & { amount: number }) => Refusal | null

/** What may stand between a person and the goods, in the order in which it is told. */
const rules: Rule[] = [
  ({ offer }) => (offer.onShelf ? null : new Refusal('offShelf')),
  ({ offer }) => (offer.begun ? new Refusal('offShelf', '已经开始了，看看别的场次吧') : null),
  ({ amount, currency }) =>
    amount > 0
      ? null
      : new Refusal(
          'invalid',
          currency === 'points' ? '这件商品不能用积分兑换' : '这件商品不能用金币兑换',
        ),
  ({ offer, number }) => {
    if (offer.stock <= 0) return new Refusal('soldOut')
    return offer.stock >= number
      ? null
      : new Refusal('soldOut', `只剩 ${offer.stock} 件了，请减少数量`)
  },
  ({ offer, number, bought }) =>
    withinLimit(offer.limitPerUser, bought + number)
      ? null
      : limitRefusal(offer.limitPerUser, bought),
  ({ offer, verified }) =>
    offer.identityNeeded && !verified ? new Refusal('identityNeeded') : null,
  ({ amount, balance, currency }) => {
    if (balance >= amount) return null
    const missing = amount - balance
    return currency === 'points'
      ? new Refusal('pointsShort', `还差 ${missing} 积分，去做任务赚积分吧`)
      : new Refusal('goldShort', `还差 ${missing} 金币，去签到领金币吧`)
  },
]

const withinLimit = (limit: number, wanted: number) => limit === 0 || wanted <= limit

const limitRefusal = (limit: number, bought: number) =>
  new Refusal('limitReached', `每人限兑 ${limit} 件，您已兑换 ${bought} 件`)

/** The first reason against the exchange, or null. */
export function reasonAgainst(wish: Wish): Refusal | null {
  const amount = wish.offer[wish.currency] * wish.number
  for (const rule of rules) {
    const reason = rule({ ...wish, amount })
    if (reason) return reason
  }
  return null
}
