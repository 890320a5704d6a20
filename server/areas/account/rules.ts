import { dayMs } from '@server/calendar'

export const closingRules = {
  /** Whoever tapped it by mistake, or in anger, has so long to think. */
  waitDays: 7,
  /** Something is in the way when it is time: the next try. */
  againAfterDays: 1,
}

export const ownDataRules = {
  perDay: 3,
  addressLastsSeconds: 300,
  /** So often one address is answered: a phone may ask more than once for one download. */
  fetches: 5,
}

export const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)
