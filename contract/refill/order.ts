import { z } from 'zod'
import { address } from '../address'
import { tint } from '../catalogue/goods'
import { get, post } from '../call'
import { cursor, empty, flag, id, maybeLines, paged, time, whole } from '../fields'
import { orderSn } from '../order'
import { cart } from './cart'

export const refillOrderState = z.enum(
  ['unpaid', 'paid', 'shipped', 'received', 'finished', 'cancelled'],
  { error: '没有这样的订单状态' },
)
export const refillOrderAction = z.enum(['pay', 'cancel', 'logistics', 'confirm', 'put'])

/** At once, or later and on account. */
export const refillPays = ['money', 'account'] as const
export type RefillPay = (typeof refillPays)[number]
const pay = z.enum(refillPays, { error: '没有这种付款方式' })

/** What became of more or less having come than was ordered. */
export const differences = ['none', 'noted', 'open', 'repaid', 'refused'] as const
export type Difference = (typeof differences)[number]

const row = z.object({
  order_sn: z.string(),
  state: refillOrderState,
  state_text: z.string(),
  actions: z.array(refillOrderAction),
  pay,
  sum: z.number().describe('in cents'),
  title: z.string().describe('of the first kind of goods'),
  image: z.string(),
  tint,
  kinds: z.number(),
  packs: z.number().describe('of all kinds together'),
  created_at: time,
  expires_at: time.nullable().describe('until when an unpaid order waits'),
  difference: z.enum(differences),
})

const line = z.object({
  line: z.number(),
  supply_key: z.string(),
  title: z.string(),
  image: z.string(),
  tint,
  unit: z.string(),
  packs: z.number(),
  amount: z.number().describe('in cents'),
  units: z.number().describe('pieces that were ordered'),
  received: z.number().nullable().describe('pieces that came; null before it was counted'),
  loaded: z.number().describe('of these, pieces that are in machines'),
})

const step = z.object({ text: z.string(), at: time.nullable(), done: flag })

const order = row.extend({
  lines: z.array(line),
  address: address
    .pick({ name: true, phone: true, province: true, city: true, district: true, detail: true })
    .nullable(),
  owed: z.number().describe('what of it is still to be paid on account, in cents'),
  missing: z.number().describe('what was paid for pieces that did not come, in cents'),
  difference_text: z.string().describe('in words; empty where all came as ordered'),
  said: z.string().describe('what I said of it'),
  answer: z.string().describe('what the warehouse answered'),
  timeline: z.array(step),
})

/** `1:24,2:46`: of which line how many pieces came. */
const received = z
  .string()
  .regex(/^\d{1,3}:\d{1,6}(,\d{1,3}:\d{1,6}){0,199}$/, '请填写每种商品实收的数量')
  .describe('of which line how many pieces came: 1:24,2:46')
  .transform((value) =>
    value.split(',').map((one) => {
      const [at, units] = one.split(':').map(Number) as [number, number]
      return { line: at, units }
    }),
  )

const which = z.object({ order_sn: orderSn })

export const refillOrderCalls = {
  '/tp5/api/FranchiseOrder/check': get({
    summary: 'What is about to be ordered: goods, sum, where to, and how it can be paid',
    access: 'operator',
    of: ['refills', 'addresses', 'orders'],
    in: empty,
    out: cart.extend({
      address: address.nullable().describe('where it goes unless I say otherwise'),
      why_not: z.string().describe('why it cannot be ordered yet; empty where it can'),
      account: z.object({
        limit: z.number().describe('in cents'),
        owed: z.number(),
        left: z.number(),
        enough: flag.describe('all of the sum may be owed'),
      }),
      tips: z.array(z.string()),
    }),
  }),
  '/tp5/api/FranchiseOrder/store': post({
    summary: 'Orders all that is in my cart',
    access: 'operator',
    once: true,
    limit: { max: 30, seconds: 3600 },
    touches: ['refills', 'orders'],
    in: z.object({
      address_id: id,
      pay,
      sum: whole.min(1, '合计不正确').describe('as it was shown before, in cents'),
    }),
    out: z.object({
      order_sn: z.string(),
      state: refillOrderState,
      to_pay: z.number().describe('now, in cents; 0 where it goes on account'),
    }),
  }),
  '/tp5/api/FranchiseOrder/cancel': post({
    summary: 'Gives up an order of mine that has not been sent; what was paid goes back',
    access: 'operator',
    once: true,
    touches: ['refills', 'orders'],
    in: which,
    out: order,
  }),
  '/tp5/api/FranchiseOrder/index': get({
    summary: 'My orders of goods for machines, the newest first',
    access: 'operator',
    of: ['refills', 'orders'],
    in: z.object({ cursor, state: refillOrderState.optional() }),
    out: paged(row),
  }),
  '/tp5/api/FranchiseOrder/show': get({
    summary: 'One of them, with what came and what of it is in machines',
    access: 'operator',
    of: ['refills', 'orders'],
    in: which,
    out: order,
  }),
  '/tp5/api/FranchiseOrder/track': get({
    summary: 'Where one of them has been and is',
    access: 'operator',
    of: ['refills', 'orders'],
    in: which,
    out: row.extend({
      timeline: z.array(step),
      carrier: z.string().describe('empty before it was sent'),
      carrier_phone: z.string(),
      tracking_no: z.string(),
      course: z.array(z.object({ at: time, text: z.string(), place: z.string() })),
      course_text: z.string().describe('how it stands with the carrier, or why that is unknown'),
    }),
  }),
  '/tp5/api/FranchiseOrder/confirm': post({
    summary: 'Says how many pieces of each kind came; what is missing goes to the warehouse',
    access: 'operator',
    once: true,
    touches: ['refills', 'orders'],
    in: which.extend({ received, said: maybeLines(200, '说明').optional() }),
    out: order,
  }),
  '/tp5/api/Goods/finish': post({
    summary: 'What came is in my van now, ready to be put into machines',
    access: 'operator',
    once: true,
    touches: ['refills', 'orders'],
    in: which,
    out: order,
  }),
}
