import { z } from 'zod'
import { get } from '../call'
import { cursor, empty, flag, paged, time } from '../fields'
import { daySum, month, settlement } from './shapes'

const piece = z.object({
  key: z.string(),
  title: z.string(),
  number: z.string().describe('the first ten digits of the code that was shown'),
  amount: z.number().describe('what the shop gets for it, in cents'),
  redeemed_at: time,
  redeemed_by: z.string().describe('masked'),
})

export const settlingCalls = {
  '/tp5/api/VillageEnter/orders': get({
    summary: 'What was redeemed in the shop that I work for, the latest first',
    access: 'merchant',
    of: ['shops', 'holdings'],
    in: z.object({ cursor, month: month.optional().describe('this one where it is left out') }),
    out: paged(piece),
  }),
  '/tp5/api/VillageEnter/orderSums': get({
    summary: 'How much was redeemed in a month, by day, and what is known of its settlement',
    access: 'merchant',
    of: ['shops', 'holdings'],
    in: z.object({ month: month.optional() }),
    out: z.object({
      month: z.string(),
      earlier: z.string().describe('the month before; empty where the shop had not joined'),
      later: z.string().describe('empty where it has not begun'),
      pieces: z.number(),
      amount: z.number(),
      days: z.array(daySum).describe('those on which something was redeemed, the latest first'),
      settled: settlement.nullable(),
      settles_on: z.string().describe('the day on which it is settled'),
      rules: z.array(z.string()),
    }),
  }),
  '/tp5/api/VillageEnter/settlements': get({
    summary: 'The months of my shop that were settled, the latest first',
    access: 'merchant',
    of: ['shops', 'earnings'],
    in: empty,
    out: z.object({ list: z.array(settlement), owner: flag }),
  }),
}
