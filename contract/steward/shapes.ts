import { z } from 'zod'
import { text } from '../fields'

/** A village by its name, as it stands on its machines. */
export const village = text(30, '村名')

export const sales = z.object({
  sold: z.number().describe('pieces that came out and were paid for'),
  money: z.number().describe('in cents, less what went back'),
})
