import type { TaskKind } from '@contract/advertiser/creative'

/** The least that a completion of each costs, in cents. */
export const leastPrice: Readonly<Record<TaskKind, number>> = {
  video: 20,
  web: 15,
  question: 30,
  questionnaire: 50,
  screenshot: 80,
}

export const mostPrice = 100_00

/**
 * Who gets what of a price, in hundredths: whoever did it between these, who invited them and who
 * invited those. The house has the rest, to the cent.
 */
export const shares = { leastReward: 50, mostReward: 70, invited: [8, 2] } as const

/** The one way in which a price is divided: nobody is given a part of a cent. */
const partOf = (price: number, hundredths: number) => Math.floor((price * hundredths) / 100)

export const mostReward = (price: number) => partOf(price, shares.mostReward)
export const leastReward = (price: number) => partOf(price, shares.leastReward)

/** What an inviter gets of a completion: tier 0 invited whoever did it, tier 1 invited that one. */
export const inviteShareOf = (price: number, tier: number) =>
  partOf(price, shares.invited[tier] ?? 0)

/** In cents. */
export const budgets = { least: 100_00, most: 1_000_000_00 }
export const longestDays = 180
export const mostTasks = 10
