import { z } from 'zod'
import { get, post } from '../call'
import { empty, text, time } from '../fields'
import { chosen, shared, span, sums } from './shapes'

export const groupings = ['machine', 'goods', 'hour', 'day', 'month'] as const

const goods = z.object({
  title: z.string(),
  machines: z.number().describe('in how many of them it was sold'),
  ...sums,
})

export const statisticsCalls = {
  '/tp5/api/Franchise/list': get({
    summary: 'What each of my goods brought in the chosen days, what sold most first',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object(chosen),
    out: z.object({ list: z.array(goods) }),
  }),
  '/tp5/api/Franchise/detail': get({
    summary: 'One of my goods in the chosen days, machine by machine',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object({ title: text(60, '商品名'), ...chosen }),
    out: goods.extend({
      list: z.array(z.object({ machine_id: z.number(), name: z.string(), ...sums })),
    }),
  }),
  '/tp5/api/Franchise/total': get({
    summary: 'What my machines, or one, sold in the chosen days and as many days before',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object(chosen),
    out: z.object({
      kinds: z.number().describe('of goods'),
      ...shared,
      before: z.number().nullable().describe('the money of as many days before; null: all days'),
    }),
  }),
  '/tp5/api/Franchise/machineStatistics': get({
    summary: 'What was sold in the chosen days by machine, goods, hour, day or month',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object({ by: z.enum(groupings, { error: '没有这种分法' }), ...chosen }),
    out: z.object({
      by: z.enum(groupings),
      list: z
        .array(z.object({ name: z.string(), machine_id: z.number().nullable(), ...sums }))
        .describe('by hour before refunds, which have no hour'),
    }),
  }),
  '/tp5/api/Franchise/incomeStatistics': get({
    summary: 'What was taken day by day, by month where the days are many, and my part of it',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object(chosen),
    out: z.object({
      ...shared,
      before: z.number().nullable(),
      by: z.enum(['day', 'month']),
      days: z.array(z.object({ day: z.string(), ...shared })),
    }),
  }),
  '/tp5/api/Machine/incomeRatio': get({
    summary: 'Which of my machines the money of the chosen days came from, the most first',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object(span),
    out: z.object({
      money: z.number(),
      list: z.array(
        z.object({
          machine_id: z.number(),
          name: z.string(),
          money: z.number(),
          per_mille: z.number().describe('all of them are a thousand together'),
        }),
      ),
    }),
  }),
  '/tp5/api/Machine/synthesizeIncome': get({
    summary: 'My part of today, of this month and of all, what is to come and what is in my book',
    access: 'owner',
    of: ['machines', 'orders', 'earnings', 'business'],
    in: empty,
    out: z.object({
      today: z.number(),
      month: z.number(),
      total: z.number(),
      to_come: z.number().describe('of contracts, what is not settled yet'),
      booked: z.number().describe('incomes from machines in my book, less those taken back'),
      balance: z.number().describe('can be withdrawn'),
    }),
  }),
  '/tp5/api/Franchise/export': post({
    summary: 'Gives an address from which the chosen days can be fetched as CSV for a few minutes',
    access: 'owner',
    limit: { max: 30, seconds: 3600 },
    touches: [],
    in: z.object(chosen),
    out: z.object({ url: z.string(), expires_at: time }),
  }),
}
