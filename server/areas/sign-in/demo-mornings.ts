import { businessDay, dayAfter, momentOf } from '@server/calendar'

/** Runs of days on which the demo consumer signed in, as days ago. Today she has not yet. */
const runs: readonly (readonly [from: number, to: number])[] = [
  [58, 46],
  [44, 33],
  [31, 19],
  [17, 13],
  [11, 6],
  [4, 1],
]

const hour = 7.5

/** When she did so, the earliest first. */
export const demoMornings = (now: Date): Date[] =>
  runs.flatMap(([from, to]) =>
    Array.from({ length: from - to + 1 }, (_, nth) =>
      momentOf(dayAfter(businessDay(now), nth - from), hour),
    ),
  )
