import type { AfterSaleKind, Offer } from '@/parts/after-sale/afterSale'
import { sumWords } from '@/parts/after-sale/sum'

export interface Wish {
  kind: AfterSaleKind
  reason: string | undefined
  number: number
  /** As typed; undefined while nobody has: the most there is. */
  amount: string | undefined
  money: string | undefined
  description: string
}

export type Faults = Partial<Record<'reason' | 'amount' | 'money' | 'description', string>>

export const firstWish = (offer: Offer): Wish => ({
  kind: offer.kinds[0]?.kind ?? 'refund',
  reason: undefined,
  number: 1,
  amount: undefined,
  money: undefined,
  description: '',
})

export const mostOf = ({ most }: Offer, { number }: Wish) =>
  most[number - 1] ?? { amount: 0, money: 0 }

export const kindOf = ({ kinds }: Offer, { kind }: Wish) => kinds.find((one) => one.kind === kind)

export const reasonOf = (offer: Offer, wish: Wish) =>
  kindOf(offer, wish)?.reasons.find(({ key }) => key === wish.reason)

/** 990 → 9.90 */
export const yuan = (cents: number): string => (cents / 100).toFixed(2)

const whole = (text: string | undefined, most: number): number =>
  text === undefined ? most : Number(text)
const cents = (text: string | undefined, most: number): number =>
  text === undefined ? most : Math.round(Number(text) * 100)

/** What is asked back, in points or gold and in cents. */
export function askedOf(offer: Offer, wish: Wish) {
  const most = mostOf(offer, wish)
  return { amount: whole(wish.amount, most.amount), money: cents(wish.money, most.money) }
}

/** What can be told before the server is asked. */
export function faultsOf(offer: Offer, wish: Wish): Faults {
  const reason = reasonOf(offer, wish)
  const most = mostOf(offer, wish)
  const { amount, money } = askedOf(offer, wish)
  const refunds = wish.kind !== 'exchange'
  const tooMuch = (part: 'amount' | 'money') =>
    `最多可退 ${sumWords({ currency: offer.currency, amount: 0, money: 0, [part]: most[part] })}`
  const nothing = refunds && !(amount > 0) && !(money > 0)
  return {
    ...(!reason && { reason: '请选择申请原因' }),
    ...(refunds && amount > most.amount && { amount: tooMuch('amount') }),
    ...(refunds && money > most.money && { money: tooMuch('money') }),
    ...(nothing && { [most.amount > 0 ? 'amount' : 'money']: '请填写退款金额' }),
    ...(reason?.words === 1 &&
      !wish.description.trim() && { description: '请写一下具体是什么问题' }),
  }
}
