import { z } from 'zod'
import { get, post } from '../call'
import { cursor, day, empty, flag, paged, time, uuid } from '../fields'

export const incomeSources = [
  'task',
  'invite',
  'recruit',
  'dividend',
  'commission',
  'machine',
  'shop',
  'reward',
  'steward',
] as const

const source = z.enum(incomeSources, { error: '没有这种收入' })

const span = { start_time: day.optional(), end_time: day.optional() }

const row = z.object({
  income_id: z.string(),
  source,
  source_text: z.string(),
  title: z.string(),
  amount: z.number().describe('in cents'),
  state: z.enum(['pending', 'settled', 'frozen', 'paid', 'taken_back', 'left']),
  state_text: z.string(),
  created_at: time,
})

const detail = row.extend({
  subject: z.string().describe('the number of what it was earned by'),
  payer: z.string().describe('who paid it, in words'),
  reason: z.string().describe('why it was frozen or taken back; empty where it was not'),
  steps: z.array(z.object({ text: z.string(), at: time.nullable() })),
})

const sums = {
  income: z.number().describe('of the chosen days, in cents'),
  number: z.number().describe('how many there were in them'),
}

const ledger = <S extends z.ZodRawShape>(summary: string, more: S) =>
  get({
    summary,
    access: 'user',
    of: ['earnings'],
    in: z.object({ cursor, ...span, ...more }),
    out: paged(row).extend(sums),
  })

const one = (summary: string) =>
  get({
    summary,
    access: 'user',
    of: ['earnings'],
    in: z.object({ income_id: uuid }),
    out: detail,
  })

export const incomeCalls = {
  '/tp5/api/MyIncome/lists': ledger(
    'What I earned, the newest first, with the total of the chosen days',
    { source: source.optional() },
  ),
  '/tp5/api/MyIncome/detail': one('One income of mine, what became of it and who paid it'),
  '/tp5/api/MyIncome/accumulateIncome': get({
    summary: 'What I hold and earned: in all, today, and day by day of the chosen days',
    access: 'user',
    of: ['earnings'],
    in: z.object(span),
    out: z.object({
      balance: z.number().describe('can be withdrawn, in cents'),
      settled: z.number().describe('can be taken into the balance'),
      pending: z.number().describe('is settled in some days'),
      frozen: z.number(),
      withdrawing: z.number(),
      total: z.number().describe('earned in all'),
      today: z.number(),
      ...sums,
      before: z
        .number()
        .nullable()
        .describe('of as many days before the chosen ones; null where no days were chosen'),
      days: z
        .array(z.object({ day: z.string(), amount: z.number() }))
        .describe('every chosen day; by month where they are more than 31'),
      by: z.enum(['day', 'month']),
      as_of: time,
    }),
  }),
  '/tp5/api/MyIncome/incomeRatio': get({
    summary: 'Where what I earned in the chosen days came from, the largest first',
    access: 'user',
    of: ['earnings'],
    in: z.object(span),
    out: z.object({
      income: sums.income,
      list: z.array(
        z.object({
          source,
          source_text: z.string(),
          amount: z.number(),
          per_mille: z.number().describe('all of them are a thousand together'),
        }),
      ),
    }),
  }),
  '/tp5/api/MyIncome/getMoney': post({
    summary: 'Takes one settled income, or all of them, into my balance',
    access: 'user',
    once: true,
    touches: ['earnings'],
    in: z.object({ income_id: uuid.optional().describe('all where it is left out') }),
    out: z.object({ amount: z.number(), number: z.number(), balance: z.number() }),
  }),
  '/tp5/api/UserDividend/totals': get({
    summary: 'My dividends in all, this month, and what of them is not settled yet',
    access: 'user',
    of: ['earnings'],
    in: empty,
    out: z.object({
      total: z.number(),
      month: z.number(),
      pending: z.number(),
      any: flag.describe('I have had one'),
    }),
  }),
  '/tp5/api/UserDividend/lists': ledger('My dividends, the newest first', {}),
  '/tp5/api/UserDividend/detail': one('One dividend of mine'),
}
