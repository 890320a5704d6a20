/** What films give that people see of their own accord, and how many of them a business day. */
export const filmRules = {
  points: 10,
  /** From its beginning to its end, by our clock. */
  shortestSeconds: 15,
  pauseSeconds: 30,
  mostADay: 5,
  /** Points that the house gives for them in a day, to all together. */
  budgetADay: 20_000,
  ticketMinutes: 10,
} as const

/** As long as counts of a day and tickets are kept; what was paid stays with the books. */
export const countsLastDays = 7
export const ticketsLastDays = 30
