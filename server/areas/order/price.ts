import type { Currency } from '@server/areas/wallet/wallet'

/** What is paid: points, gold, and money in cents. */
export interface Price {
  points: number
  gold: number
  money: number
}

export const nothing: Price = { points: 0, gold: 0, money: 0 }

/** Where a price is in points or in gold, never in both. */
export const currencyOf = ({ gold }: Pick<Price, 'gold'>): Currency =>
  gold > 0 ? 'gold' : 'points'

export const amountOf = ({ points, gold }: Pick<Price, 'points' | 'gold'>) => points + gold

/** How the contract says it. */
export const exchangeTypeOf = (price: Pick<Price, 'gold'>) =>
  currencyOf(price) === 'gold' ? (2 as const) : (1 as const)

export const isFree = ({ points, gold, money }: Price) => points + gold + money === 0

const words: Record<keyof Price, (amount: number) => string> = {
  points: (amount) => `${amount.toLocaleString('en-US')} 积分`,
  gold: (amount) => `${amount.toLocaleString('en-US')} 金币`,
  money: (cents) => `¥${(cents / 100).toFixed(2)}`,
}

/** What is asked of each, in this order; what is not asked for is left out. */
export const priceWords = (price: Partial<Price>, order: readonly (keyof Price)[]): string[] =>
  order.flatMap((kind) => (price[kind] ? [words[kind](price[kind])] : []))
