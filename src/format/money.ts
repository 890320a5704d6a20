import { grouped } from './amount'

export interface MoneyParts {
  whole: string
  cents: string
}

/** Cents to what is printed large and small. */
export const moneyParts = (cents: number): MoneyParts => ({
  whole: (cents < 0 ? '−' : '') + grouped(Math.trunc(Math.abs(cents) / 100)),
  cents: String(Math.abs(cents) % 100).padStart(2, '0'),
})

export const money = (cents: number): string => {
  const parts = moneyParts(cents)
  return `¥${parts.whole}.${parts.cents}`
}

/** +¥1.20 or −¥1.20, with a true minus sign. */
export const signedMoney = (cents: number): string =>
  `${cents < 0 ? '−' : '+'}${money(Math.abs(cents))}`
