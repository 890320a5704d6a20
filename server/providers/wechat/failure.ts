import { Declined } from '../declined'

/** Its system is busy, or has not said why not. */
const atFault = new Set([undefined, -1])

export function failureOf(errcode: number | undefined, what: string): Error {
  const why = `${what}: errcode ${errcode}`
  return atFault.has(errcode) ? new Error(why) : new Declined(why)
}
