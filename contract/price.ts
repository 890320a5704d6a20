import { z } from 'zod'
import { count, whole } from './fields'

/** What something costs, what was paid, or what goes back: any of the three may be 0. */
export const price = z.object({
  points: z.number(),
  gold: z.number(),
  money: z.number().describe('in cents'),
})

/** The same as somebody says it. */
export const told = z.object({ points: count, gold: count, money: count.describe('in cents') })

/** Which of the three are asked for together: 1 points, 2 gold, 4 money, and their sums. */
export const mix = whole.min(1, '付款方式不正确').max(7, '付款方式不正确')

export const way = price.extend({ exchange_type: z.number().describe('which mix it is') })

export const purse = z.object({ points: z.number(), gold: z.number() })
