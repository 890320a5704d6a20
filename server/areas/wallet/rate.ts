/**
 * The one rate of the house: how many points each is worth. Every price and every prize is compared
 * by it, and people are told it. It is no offer to buy any of them back.
 */
const inPoints = { points: 1, gold: 10, money: 1 } as const

type Amounts = Partial<Record<keyof typeof inPoints, number | undefined>>

/** What amounts of them are worth together, in points; money is in cents. */
export const worthOf = ({ points = 0, gold = 0, money = 0 }: Amounts): number =>
  points * inPoints.points + gold * inPoints.gold + money * inPoints.money

/** How it is told. */
export const rateWords = `1 金币 = ${inPoints.gold} 积分 · 1 积分按 ${inPoints.money} 分计价`

/** Whoever may choose among ways pays as much in each: which does not ask for what the first asks for. */
export function offRate(ways: readonly Amounts[]): string[] {
  const [first = 0, ...others] = ways.map(worthOf)
  return others.flatMap((worth, at) =>
    worth === first
      ? []
      : [`第 ${at + 2} 种付法值 ${worth} 积分，第 1 种值 ${first} 积分，要一样多`],
  )
}
