import type { Currency } from '@server/areas/wallet/wallet'

/** What is paid: points, gold, and money in cents. */
export interface Price {
  points: number
  gold: number
  money: number
}

export const nothing: Price = { points: 0, gold: 0, money: 0 }

/** What lies in a purse; moved in this order by everybody, so that two never wait crosswise. */
export const coins = ['points', 'gold'] as const satisfies readonly Currency[]

/** Of a price in one of the two: which it is, and how much of it. */
export const currencyOf = ({ gold }: Pick<Price, 'gold'>): Currency =>
  gold > 0 ? 'gold' : 'points'

export const amountOf = ({ points, gold }: Pick<Price, 'points' | 'gold'>) => points + gold

export const isFree = ({ points, gold, money }: Price) => points + gold + money === 0

/** What each adds to the number that the contract has for a mix. */
const bits: Readonly<Record<keyof Price, number>> = { points: 1, gold: 2, money: 4 }

/** Which of the three are asked for, as the contract says it: 1 points, 2 gold, 4 money, and their sums. */
export const mixOf = (price: Price): number =>
  (Object.keys(bits) as (keyof Price)[]).reduce(
    (mix, kind) => (price[kind] > 0 ? mix + bits[kind] : mix),
    0,
  )

const each = (price: Price, figure: (amount: number) => number): Price => ({
  points: figure(price.points),
  gold: figure(price.gold),
  money: figure(price.money),
})

export const times = (price: Price, number: number): Price => each(price, (one) => one * number)

/** From one part to another of so many equal ones: cut from the whole, so that all together make it up. */
export interface Cut {
  from: number
  to: number
  of: number
}

/** The one way in which a price is divided: whole points and cents, what is left over falls to the last part. */
export function cut(price: Price, { from, to, of }: Cut): Price {
  const upTo = (whole: number, part: number) => Number((BigInt(whole) * BigInt(part)) / BigInt(of))
  return each(price, (whole) => upTo(whole, to) - upTo(whole, from))
}

const words: Record<keyof Price, (amount: number) => string> = {
  points: (amount) => `${amount.toLocaleString('en-US')} 积分`,
  gold: (amount) => `${amount.toLocaleString('en-US')} 金币`,
  money: (cents) => `¥${(cents / 100).toFixed(2)}`,
}

/** What is asked of each, in this order; what is not asked for is left out. */
export const priceWords = (
  price: Partial<Price>,
  order: readonly (keyof Price)[] = ['points', 'gold', 'money'],
): string[] => order.flatMap((kind) => (price[kind] ? [words[kind](price[kind])] : []))
