const day = 24 * 3600 * 1000

export const closingRules = {
  /** Whoever tapped it by mistake, or in anger, has so long to think. */
  waitDays: 7,
  /** Something is in the way when it is time: the next try. */
  againAfterDays: 1,
}

export const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * day)

/** Until a person chooses: what they wait for, and nothing that wants them to come. */
export const messageRules = { order: true, activity: false, sign_in: false }
