import { z } from 'zod'
import { get } from '../call'
import { cursor, flag, paged, time } from '../fields'
import { price } from '../price'
import { month } from './shapes'

export const saleStates = ['usable', 'redeemed', 'returned', 'expired'] as const
export const saleState = z.enum(saleStates, { error: '没有这种状态' })

const sale = price.extend({
  key: z.string(),
  title: z.string(),
  number: z.string().describe('the first ten digits of its code; empty once it went back whole'),
  buyer: z.string().describe('masked'),
  given: flag.describe('1: the buyer has given it to a neighbour'),
  state: saleState,
  state_text: z.string(),
  uses: z.number().describe('0: as often as one likes'),
  uses_left: z.number(),
  sold_at: time,
})

const saleDay = price.extend({
  day: z.string(),
  sold: z.number(),
  pieces: z.number().describe('redeemed on that day, as it is settled'),
  amount: z.number().describe('what the shop gets for them, in cents'),
})

export const sellingCalls = {
  '/tp5/api/VillageEnter/sales': get({
    summary: 'What was sold of the shop that I work for, the latest first, for all who work there',
    access: 'merchant',
    of: ['shops', 'holdings'],
    in: z.object({
      cursor,
      month: month.optional().describe('this one where it is left out'),
      state: saleState.optional().describe('left out: in every state'),
    }),
    out: paged(sale),
  }),
  '/tp5/api/VillageEnter/saleSums': get({
    summary: 'How much was sold and redeemed in a month, by day, for who keeps the shop',
    access: 'merchant',
    of: ['shops', 'holdings'],
    in: z.object({ month: month.optional() }),
    out: price.extend({
      month: z.string(),
      earlier: z.string().describe('the month before; empty where the shop had not joined'),
      later: z.string().describe('empty where it has not begun'),
      owner: flag.describe('0: what it took in is shown to who keeps it alone'),
      sold: z.number(),
      days: z.array(saleDay).describe('on which something was sold or redeemed, the latest first'),
    }),
  }),
}
