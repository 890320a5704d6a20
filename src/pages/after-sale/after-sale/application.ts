import type { AfterSaleKind, Offer } from '@/parts/after-sale/afterSale'
import { type Sum, sumWords } from '@/parts/after-sale/sum'

export interface Wish {
  kind: AfterSaleKind
  reason: string | undefined
  number: number
  /** As typed; undefined while nobody has: the most there is. */
  points: string | undefined
  gold: string | undefined
  money: string | undefined
  description: string
}

export type Faults = Partial<Record<'reason' | keyof Sum | 'description', string>>

export const firstWish = (offer: Offer): Wish => ({
  kind: offer.kinds[0]?.kind ?? 'refund',
  reason: undefined,
  number: 1,
  points: undefined,
  gold: undefined,
  money: undefined,
  description: '',
})

export const mostOf = ({ most }: Offer, { number }: Wish) =>
  most[number - 1] ?? { points: 0, gold: 0, money: 0 }

export const kindOf = ({ kinds }: Offer, { kind }: Wish) => kinds.find((one) => one.kind === kind)

export const reasonOf = (offer: Offer, wish: Wish) =>
  kindOf(offer, wish)?.reasons.find(({ key }) => key === wish.reason)

/** 990 → 9.90 */
export const yuan = (cents: number): string => (cents / 100).toFixed(2)

const whole = (text: string | undefined, most: number): number =>
  text === undefined ? most : Number(text)
const cents = (text: string | undefined, most: number): number =>
  text === undefined ? most : Math.round(Number(text) * 100)

/** What is asked back, in points, gold and cents. */
export function askedOf(offer: Offer, wish: Wish): Sum {
  const most = mostOf(offer, wish)
  return {
    points: whole(wish.points, most.points),
    gold: whole(wish.gold, most.gold),
    money: cents(wish.money, most.money),
  }
}

const parts = ['points', 'gold', 'money'] as const

/** What can be told before the server is asked. */
export function faultsOf(offer: Offer, wish: Wish): Faults {
  const reason = reasonOf(offer, wish)
  const most = mostOf(offer, wish)
  const asked = askedOf(offer, wish)
  const refunds = wish.kind !== 'exchange'
  const tooMuch = parts.filter((part) => refunds && asked[part] > most[part])
  const nothing = refunds && parts.every((part) => !(asked[part] > 0))
  const first = parts.find((part) => most[part] > 0) ?? 'money'
  const none = { points: 0, gold: 0, money: 0 }
  return {
    ...(!reason && { reason: '请选择申请原因' }),
    ...Object.fromEntries(
      tooMuch.map((part) => [part, `最多可退 ${sumWords({ ...none, [part]: most[part] })}`]),
    ),
    ...(nothing && { [first]: '请填写退款金额' }),
    ...(reason?.words === 1 &&
      !wish.description.trim() && { description: '请写一下具体是什么问题' }),
  }
}
