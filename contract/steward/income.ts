import { z } from 'zod'
import { get } from '../call'
import { day, time } from '../fields'

const by = z.enum(['day', 'week', 'month'], { error: '没有这种分法' })

export const incomeCalls = {
  '/tp5/api/Housekeep/earnStatistical': get({
    summary: 'What I earn as a steward: in all, this month, and day by day of the chosen days',
    access: 'steward',
    of: ['earnings', 'orders'],
    in: z.object({ start_time: day.optional(), end_time: day.optional() }),
    out: z.object({
      total: z.number().describe('booked in all, in cents'),
      month: z.number(),
      amount: z.number().describe('of the chosen days, which are days of sales'),
      money: z.number().describe('what was sold in them, less what went back'),
      before: z.number().nullable().describe('of as many days before; null: all days'),
      by: z.enum(['day', 'month']),
      days: z.array(z.object({ day: z.string(), amount: z.number() })),
      booked_to: z.string().describe('the last day that is in the book; empty: none yet'),
      as_of: time,
    }),
  }),
  '/tp5/api/Housekeep/periodEarnStatistical': get({
    summary: 'The same by day, week or month with what was sold, the newest first',
    access: 'steward',
    of: ['earnings', 'orders'],
    in: z.object({ by }),
    out: z.object({
      by,
      list: z.array(
        z.object({
          from: z.string().describe('a day'),
          to: z.string(),
          money: z.number(),
          amount: z.number(),
        }),
      ),
    }),
  }),
}
