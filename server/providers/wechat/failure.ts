import { z } from 'zod'
import { Declined } from '../declined'

const refusal = z.object({ errcode: z.number().optional() })

/** Its system is busy, or has not said why not. */
const atFault = new Set([undefined, -1])

export function failureOf(errcode: number | undefined, what: string): Error {
  const why = `${what}: errcode ${errcode}`
  return atFault.has(errcode) ? new Error(why) : new Declined(why)
}

/** What WeChat answered in place of what was asked for. */
export const failureIn = (answer: unknown): Error =>
  failureOf(refusal.parse(answer).errcode, 'WeChat did not give what was asked for')
