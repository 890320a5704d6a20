import { z } from 'zod'
import { get, post } from '../call'
import { day, empty, flag, id } from '../fields'
import { consent } from '../health/own'
import { measure } from '../health/shapes'

const row = z.object({
  plan_id: z.number(),
  title: z.string(),
  intro: z.string(),
  days: z.number(),
  state: z.enum(['waiting', 'under_way', 'over', 'stopped']).describe('waiting: not received'),
  state_text: z.string(),
  nth: z.number().describe('which of its days counts last; 0: not received'),
  due: z.number().describe('things to do today'),
  done: z.number().describe('how many of them are done'),
  sentence: z.string().describe('how it stands, as one says it'),
  can_receive: flag,
})

const task = z.object({
  task: z.string().describe('by which it is marked'),
  title: z.string(),
  text: z.string(),
  by: z.enum(['', 'hand', 'reading']).describe('how it was done; empty: it is not'),
  by_text: z.string().describe('what there is of it'),
  measure: measure.nullable().describe('a reading of which marks it; null: a hand alone'),
})

const details = row.extend({
  consent,
  source: z.string(),
  not_for: z.array(z.string()).describe('for whom it is not'),
  contains: z.array(z.object({ title: z.string(), text: z.string() })),
  from: day.nullable(),
  to: day.nullable(),
  date: day.nullable().describe('the day whose things these are; null: not received'),
  date_text: z.string().describe('今天, 11月25日 周三'),
  tasks: z.array(task),
  can_mark: flag.describe('1: a hand may tick things of that day'),
})

const dayState = z
  .enum(['outside', 'ahead', 'rest', 'none', 'some', 'all'])
  .describe('outside the plan, not there yet, nothing to do, or how much was done')

const compared = z.object({
  measure,
  name: z.string(),
  unit: z.string(),
  part_name: z.string().describe('of its first part; empty where there is one alone'),
  sentence: z.string(),
  before: z.number().nullable().describe('mean of the days before, of the first of its parts'),
  before_text: z.string().describe('all parts with their unit; empty: nothing was measured'),
  after: z.number().nullable(),
  after_text: z.string(),
  before_days: z.number().describe('days with a reading'),
  after_days: z.number(),
  points: z
    .array(
      z.object({
        day,
        label: z.string(),
        name: z.string(),
        value: z.number().nullable().describe('of the first part; null: a gap'),
        text: z.string().describe('empty: a gap'),
      }),
    )
    .describe('the days of the plan so far'),
})

const which = z.object({ plan_id: id })

export const plansCalls = {
  '/tp5/api/ExchangeShop/UserHealthPlan/planList': get({
    summary: 'Plans that I do, have done and can receive, what is under way first',
    access: 'user',
    of: ['health'],
    in: empty,
    out: z.object({ consent, list: z.array(row) }),
  }),
  '/tp5/api/ExchangeShop/UserHealthPlan/planDetails': get({
    summary: 'One plan: for whom it is not, what it is made of, and what is due on a day',
    access: 'user',
    of: ['health'],
    in: which.extend({ date: day.optional().describe('left out: the last that counts') }),
    out: details,
  }),
  '/tp5/api/ExchangeShop/UserHealthPlan/planSummary': get({
    summary: 'What was done of my plan, and my values before and since',
    access: 'user',
    of: ['health'],
    in: which,
    out: z.object({
      plan_id: z.number(),
      title: z.string(),
      sentence: z.string(),
      done: z.number(),
      due: z.number().describe('of all days so far'),
      whole_days: z.number().describe('on which all was done'),
      days: z.number().describe('that have come so far'),
      before_text: z.string().describe('the days before, as many'),
      after_text: z.string(),
      compared: z.array(compared),
    }),
  }),
  '/tp5/api/ExchangeShop/UserHealthPlan/packagePopup': get({
    summary: 'A plan that waits for me and was not shown yet, if I agreed to plans',
    access: 'user',
    of: ['health'],
    in: empty,
    out: z.object({
      plan: row.pick({ plan_id: true, title: true, intro: true, days: true }).nullable(),
    }),
  }),
  '/tp5/api/ExchangeShop/UserHealthPlan/packageSeen': post({
    summary: 'It was shown; it is not again',
    access: 'user',
    once: true,
    touches: ['health'],
    in: which,
    out: z.object({}),
  }),
  '/tp5/api/ExchangeShop/UserHealthPlan/receive': post({
    summary: 'I do this plan, from today on',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['health'],
    in: which.extend({
      read: flag.describe('1: I have read for whom it is not, and it is for me'),
    }),
    out: row,
  }),
  '/tp5/api/ExchangeShop/UserHealthPlan/mark': post({
    summary: 'Ticks a thing of today or yesterday that no reading marks, or takes the tick back',
    access: 'user',
    once: true,
    limit: { max: 300, seconds: 3600 },
    touches: ['health'],
    in: which.extend({
      task: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, '没有这件事'),
      date: day.optional().describe('left out: today'),
      done: flag,
    }),
    out: row,
  }),
  '/tp5/api/ExchangeShop/UserHealthPlan/stop': post({
    summary: 'I end my plan early; what I did stays',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['health'],
    in: which,
    out: row,
  }),
  '/tp5/api/ExchangeShop/HealthCheck/calendar': get({
    summary: 'A month of my plan, day by day with what was done',
    access: 'user',
    of: ['health'],
    in: which.extend({
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式应为 年-月')
        .optional()
        .describe('left out: the one that counts last'),
    }),
    out: z.object({
      month: z.string(),
      title: z.string(),
      before: z.string().nullable().describe('the month before, where the plan has days in it'),
      after: z.string().nullable(),
      sentence: z.string(),
      days: z.array(
        z.object({
          day,
          state: dayState,
          today: flag,
          done: z.number(),
          due: z.number(),
          text: z.string().describe('as it is read out'),
        }),
      ),
    }),
  }),
}
