import { shareOfSales } from '../rules'

interface Day {
  /** In cents, what was sold less what went back. */
  money: number
  /** What of the days before is still to be taken off: 0 or less. */
  carried: number
  stewards: number
}

/** What a day brings each of the stewards, in whole cents, and what is left to be taken off the next. */
export function shareOf({ money, carried, stewards }: Day): { amount: number; carried: number } {
  const base = money + carried
  if (base <= 0) return { amount: 0, carried: base }
  return { amount: Math.floor((base * shareOfSales) / 100 / stewards), carried: 0 }
}
