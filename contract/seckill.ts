import { z } from 'zod'
import { get, post } from './call'
import { tint } from './catalogue/goods'
import { cursor, empty, flag, id, paged, phone, time } from './fields'
import { orderSn } from './order'
import { price, purse } from './price'

const sessionState = z.enum(['ahead', 'open', 'over'])

const session = z.object({
  sale_id: z.number(),
  name: z.string().describe('the hour it begins at: 12:00'),
  starts_at: time,
  ends_at: time,
  state: sessionState,
  kinds: z.number().describe('how many kinds of goods'),
  reminded: flag.describe('whether I will be told before it begins'),
  waiting: z.number().describe('how many want to be told'),
  tip: flag.describe(
    'I wanted to be told, it begins soon or runs, and I have not said that I know',
  ),
})

/** How somebody stands with a piece of a sale. */
const standing = z.enum([
  ...(['none', 'early', 'waiting', 'offered', 'granted', 'ordered'] as const),
  ...(['left', 'dropped', 'lapsed', 'missed'] as const),
])

const machine = z.object({
  machine_id: z.number(),
  name: z.string(),
  address: z.string(),
  minutes: z.number().describe('how long it is kept there for who got it'),
})

const item = z.object({
  item_id: z.number(),
  sale_id: z.number(),
  title: z.string(),
  image: z.string(),
  tint,
  price: price.describe('in the sale'),
  usual: price.nullable().describe('in the shop, in the same kinds of money; null: not comparable'),
  total: z.number(),
  left: z.number(),
  mine: standing,
  machine: machine.nullable().describe('where it lies; null: it is posted'),
})

const place = z.object({
  item_id: z.number(),
  state: standing,
  state_text: z.string(),
  ahead: z
    .number()
    .describe('how many are before me; 0 where that says nothing, or is not known yet'),
  chance: z
    .string()
    .describe('whether what is left reaches me as it stands now, in words; empty: nobody knows'),
  gone: flag.describe('nothing is left now; what others do not pay for comes back'),
  ask_after: z
    .number()
    .describe(
      'milliseconds until it is worth asking again, longer while the server has much to do; 0: no more',
    ),
  order_sn: z.string(),
})

const one = z.object({ item_id: id })

/** Sales of an hour, of goods that are posted and of what lies in machines: who comes in time stands in a queue, one piece each. */
export const seckillCalls = {
  '/activity/GoodsActivity/getFlashSalesList': get({
    summary: 'The sales of today and tomorrow, by the hour',
    access: 'public',
    of: ['goods'],
    in: empty,
    out: z.object({ sessions: z.array(session) }),
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/defaultTab': get({
    summary: 'Which sale to show first: the one that runs, else the next',
    access: 'public',
    of: ['goods'],
    alike: true,
    in: empty,
    out: z.object({ sale_id: z.number().nullable() }),
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/goods': get({
    summary: 'What is sold in one of them, and how I stand with it',
    access: 'public',
    of: ['goods', 'orders'],
    in: z.object({ sale_id: id }),
    out: z.object({ list: z.array(item) }),
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/detail': get({
    summary: 'A thing of a sale with all that is said of it',
    access: 'public',
    of: ['goods', 'orders'],
    in: one,
    out: item.extend({
      session,
      intro: z.string(),
      details: z.array(z.object({ name: z.string(), value: z.string() })),
      rules: z.array(z.string()),
      proof: z.object({
        promised: z.string().describe('SHA-256 of the seed, known before'),
        seed: z.string().describe('empty before it has begun'),
        mine: z
          .object({
            user_id: z.string(),
            print: z.string().describe('SHA-256 of the seed and my number, one after the other'),
            rank: z.number().describe('where that put me, from 1'),
          })
          .nullable()
          .describe('null: I was not drawn'),
      }),
    }),
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/checkExchange': post({
    summary: 'Whether I may try, what it would cost me and where it would be sent',
    access: 'user',
    of: ['goods', 'orders', 'wallet', 'addresses'],
    in: one,
    out: z.object({
      reason: z.string().describe('why not; empty: I may'),
      price,
      purse,
      address_id: z.number().nullable(),
      address: z.string().describe('masked; empty: there is none'),
    }),
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/push': post({
    summary: 'Takes a place in the queue for one piece',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    atOnce: 40,
    touches: ['goods', 'orders', 'wallet'],
    in: one.extend({ address_id: id.optional().describe('needed by what is posted') }),
    out: place,
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/pushResult': get({
    summary: 'How far the queue is, and what became of me',
    access: 'user',
    limit: { max: 120, seconds: 60 },
    of: ['goods', 'orders'],
    touches: ['orders', 'wallet'],
    touchesOnce: { state: 'ordered' },
    in: one,
    out: place,
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/leave': post({
    summary: 'Gives up my place in the queue',
    access: 'user',
    once: true,
    touches: ['goods'],
    in: one,
    out: place,
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/giveOtherUser': post({
    summary: 'Offers my place in the queue to a neighbour, who takes it or leaves it',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 600 },
    touches: ['goods'],
    in: one.extend({ phone: phone.describe('of the neighbour') }),
    out: place,
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/successPage': get({
    summary: 'What I got: until when it has to be paid, and what it saves',
    access: 'user',
    of: ['orders'],
    in: z.object({ order_sn: orderSn }),
    out: z.object({
      order_sn: z.string(),
      title: z.string(),
      image: z.string(),
      tint,
      state: z.enum(['unpaid', 'paid', 'over']),
      state_text: z.string(),
      price,
      usual: price.nullable(),
      pay_until: time.nullable(),
      session: z.string().describe('the hour of the sale'),
      machine: machine.nullable(),
    }),
  }),
  '/tp5/api/ExchangeShop/OnlineSeckill/log': get({
    summary: 'Where I tried, newest first, and what came of it',
    access: 'user',
    of: ['goods', 'orders'],
    in: z.object({ cursor }),
    out: paged(
      place
        .pick({ item_id: true, state: true, state_text: true, order_sn: true })
        .extend({ title: z.string(), image: z.string(), tint, price, entered_at: time }),
    ),
  }),
  '/activity/GoodsActivity/messageSubscribe': post({
    summary: 'Tells me a few minutes before a sale begins',
    access: 'user',
    once: true,
    touches: ['goods'],
    in: z.object({ sale_id: id }),
    out: z.object({ reminded: flag }),
  }),
  '/tp5/api/GoodsActivity/setScheduleTipRead': post({
    summary: 'I know that the sale begins',
    access: 'user',
    once: true,
    touches: ['goods'],
    in: z.object({ sale_id: id }),
    out: empty,
  }),
  '/activity/GoodsActivity/messageUnsubscribe': post({
    summary: 'Tells me no more',
    access: 'user',
    once: true,
    touches: ['goods'],
    in: z.object({ sale_id: id }),
    out: z.object({ reminded: flag }),
  }),
}
