import { z } from 'zod'
import { tint } from '../catalogue/goods'
import { get } from '../call'
import { cursor, day, flag, id, paged, text, time } from '../fields'
import { orderSn } from '../order'

/** The days that are looked at; without both all there are. */
export const span = { start_time: day.optional(), end_time: day.optional() }

/** One of my machines, or all of them. */
export const chosen = { machine_id: id.optional().describe('without it all of mine'), ...span }

export const soldSums = {
  sold: z.number().describe('pieces that came out and were paid for'),
  refunds: z.number().describe('how many of them were paid back, on the day of it'),
  money: z.number().describe('in cents, less what went back'),
  points: z.number(),
  gold: z.number(),
}

export const machineOrderRow = {
  order_sn: z.string(),
  state: z.string(),
  state_text: z.string(),
  machine_id: z.number(),
  machine_sn: z.string(),
  machine_name: z.string(),
  slot_no: z.string(),
  title: z.string(),
  image: z.string(),
  tint,
  points: z.number(),
  gold: z.number(),
  money: z.number().describe('cents'),
  customer: z.string().describe('masked'),
  at: time.describe('when it came out, or when it was ordered where it did not'),
}

/** What the machine did, as far as anybody knows. */
export const outcomes = ['delivered', 'failed', 'unheard', 'unknown', 'late'] as const
export const outcome = z.enum(outcomes, { error: '没有这种结果' })

/** What an operator may say of an order that went wrong. */
export const markOutcomes = ['found', 'taken', 'settled'] as const
export const markOutcome = z.enum(markOutcomes, { error: '没有这种处理结果' })

export const mark = z.object({
  outcome: markOutcome,
  text: z.string(),
  note: z.string(),
  by: z.string().describe('the nickname of who said it'),
  at: time,
})

export const machineOrder = z.object({
  ...machineOrderRow,
  outcome,
  outcome_text: z.string().describe('what the machine did, in words'),
  fault: z.string().describe('what the machine said was wrong; empty: nothing'),
  refund: z
    .object({
      done: flag,
      by_itself: flag.describe('nobody had to ask for it'),
      text: z.string(),
    })
    .nullable()
    .describe('null: nothing went back'),
  after_sale: z.string().describe('its number, while the customer waits for an answer; else empty'),
  mark: mark.nullable(),
  actions: z.array(z.enum(['refund', ...markOutcomes])).describe('what I may do about it'),
  timeline: z.array(z.object({ text: z.string(), at: time.nullable(), done: flag })),
})

export const salesCalls = {
  '/tp5/api/IterOrder/lists': get({
    summary: 'What was sold at my machines, the newest first, with the sums of the chosen days',
    access: 'operator',
    of: ['orders', 'machines'],
    in: z.object({
      cursor,
      title: text(60, '商品名').optional().describe('of these goods alone'),
      ...chosen,
    }),
    out: paged(
      z.object({ ...machineOrderRow, back: flag.describe('1: all of it went back') }),
    ).extend({ totals: z.object(soldSums) }),
  }),
  '/tp5/api/IterOrder/detail': get({
    summary: 'One order at a machine of mine: what the machine did, and what went back of it',
    access: 'operator',
    of: ['orders', 'machines', 'afterSales'],
    in: z.object({ order_sn: orderSn }),
    out: machineOrder,
  }),
}
