import { sql, type SQL } from 'drizzle-orm'
import { compactTime } from '@server/calendar'

/** What our numbers begin with; nowhere else is anything told from the letters of a number. */
export const letters = {
  shop: 'LJ',
  machine: 'LM',
  campaign: 'LC',
  advertiser: 'LA',
  refill: 'LR',
  afterSale: 'LS',
  invoice: 'LF',
} as const

export type Numbered = keyof typeof letters

export const isNumberOf = (what: Numbered, no: string) => no.startsWith(letters[what])

/** Letters and the time; the digits of `serialOf` make it a number of its own. */
export const numberStart = (what: Numbered, at: Date) => `${letters[what]}${compactTime(at)}`

/**
 * Eight digits, no two alike, none counting up: a serial times a number without a factor in common
 * with the modulus.
 */
export const serialOf = (sequence: string) =>
  `lpad((nextval('${sequence}') * 48271 % 100000000)::text, 8, '0')`

export const newNumber = (what: Numbered, at: Date, sequence: string): SQL<string> =>
  sql`${numberStart(what, at)} || ${sql.raw(serialOf(sequence))}`
