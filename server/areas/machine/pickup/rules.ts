/** How much a machine keeps for people who come later, and for how long. */
export const keepingMinutes = 60

export const keepingRules = {
  minutes: keepingMinutes,
  /** So many orders of a person at once. */
  openAtMost: 2,
  /** After so many within so many days that nobody fetched, nothing is kept. */
  lapses: { most: 3, days: 30 },
  /** Whoever cancels later than this kept it from others as if they had not come. */
  regretMinutes: 10,
} as const

/** So many wrong codes in so many seconds, and the machine takes none until they are over. */
export const guessRules = [
  { most: 5, seconds: 600 },
  { most: 30, seconds: 86_400 },
] as const
