import { z } from 'zod'
import { get, post } from './call'
import { cursor, empty, flag, id, paged, text, time } from './fields'
import { goodsKind, tint } from './catalogue/goods'
import { price } from './price'

export const orderState = z.enum(
  ['unpaid', 'paid', 'packing', 'shipped', 'finished', 'refunded', 'cancelled'],
  { error: '没有这样的订单状态' },
)

/** Who sells; the letters of a number say it too, but nobody reads them. */
export const sellers = ['shop', 'machine', 'campaign', 'advertiser', 'refill'] as const
export type SellerName = (typeof sellers)[number]

export const orderSnShape = /^L[A-Z]\d{18,24}$/
export const orderSn = z.string().regex(orderSnShape, '订单编号不正确')

export const orderAction = z.enum([
  'pay',
  'cancel',
  'address',
  'askCancel',
  'askAddress',
  'logistics',
  'extend',
  'confirm',
  'review',
])

/** What somebody wants of an order that is being packed: a person of the house decides on it. */
export const wishKind = z.enum(['cancel', 'address'])
export const wishState = z.enum(['waiting', 'agreed', 'refused'])

const orderRow = z.object({
  order_sn: z.string(),
  kind: goodsKind,
  state: orderState,
  state_text: z.string(),
  goods_id: z.number(),
  title: z.string(),
  image: z.string(),
  tint,
  number: z.number(),
  ...price.shape,
  exchange_type: z.number().describe('the mix that it was paid in; 0 where nothing was paid'),
  created_at: time,
  expires_at: time.nullable().describe('until when an unpaid order waits'),
  actions: z.array(orderAction).describe('what its owner may do now'),
})

const order = orderRow.extend({
  note: z.string(),
  bought: price
    .nullable()
    .describe('what was paid for it in a campaign and goes back with it; null: nothing'),
  cancelled_for: z.string().describe('why it was cancelled, in words; empty otherwise'),
  address: z
    .object({
      province: z.string(),
      city: z.string(),
      district: z.string(),
      name: z.string(),
      phone: z.string(),
      detail: z.string(),
    })
    .nullable()
    .describe('null where nothing is posted'),
  wish: z
    .object({
      kind: wishKind,
      state: wishState,
      text: z.string().describe('how it stands, in words'),
      answer: z.string().describe('why it was refused, else empty'),
      at: time,
    })
    .nullable()
    .describe('the last that the house was asked for while this was packed'),
  after_sale: flag.describe('an after-sale can be applied for, or was gone through with'),
  receive_by: time.nullable().describe('when a parcel that nobody confirms is taken as received'),
  holdings: z.array(z.object({ holding_id: z.string(), title: z.string() })),
  timeline: z.array(z.object({ text: z.string(), at: time.nullable(), done: flag })),
})

const changed = z.object({ order_sn: z.string(), state: orderState, state_text: z.string() })

export const orderCalls = {
  '/tp5/api/ExchangeOrder/lists': get({
    summary: 'My orders, newest first',
    access: 'user',
    of: ['orders'],
    in: z.object({
      cursor,
      state: orderState.optional().describe('`paid` brings what is being packed along'),
      kind: goodsKind.optional(),
      way: z
        .enum(['parcel', 'visit'], { error: '没有这样的订单' })
        .optional()
        .describe('only what is sent to me, or only what I go to'),
    }),
    out: paged(orderRow),
  }),
  '/tp5/api/ExchangeOrder/search': get({
    summary: 'My orders at all sellers whose goods or number hold the words, newest first',
    access: 'user',
    of: ['orders'],
    in: z.object({ words: text(40, '要找的商品或订单编号'), cursor }),
    out: paged(
      z.object({
        order_sn: z.string(),
        seller: z.enum(sellers),
        state_text: z.string(),
        title: z.string(),
        image: z.string(),
        tint,
        number: z.number(),
        created_at: time,
      }),
    ),
  }),
  '/tp5/api/ExchangeOrder/waiting': get({
    summary: 'How many of my orders wait, by what they wait for',
    access: 'user',
    of: ['orders'],
    in: empty,
    out: z.object({
      to_pay: z.number(),
      to_send: z.number(),
      to_receive: z.number(),
      to_visit: z.number(),
    }),
  }),
  '/tp5/api/ExchangeOrder/detail': get({
    summary: 'One of my orders',
    access: 'user',
    of: ['orders', 'holdings'],
    in: z.object({ order_sn: orderSn }),
    out: order,
  }),
  '/tp5/api/ExchangeOrder/cancel': post({
    summary: 'Cancels my order: points, gold, stock and limit go back as they came',
    access: 'user',
    once: true,
    touches: ['orders', 'wallet', 'holdings', 'goods'],
    in: z.object({ order_sn: orderSn }),
    out: changed.extend(price.shape).describe('with what goes back'),
  }),
  '/tp5/api/ExchangeOrder/askCancel': post({
    summary: 'Asks the house to cancel my order, which is being packed',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 3600 },
    touches: ['orders'],
    in: z.object({ order_sn: orderSn }),
    out: z.object({ order_sn: z.string() }),
  }),
  '/tp5/api/VipPackets/editAddress': post({
    summary: 'Sends my order elsewhere; once it is being packed the house is asked to',
    access: 'user',
    once: true,
    touches: ['orders'],
    in: z.object({ order_sn: orderSn, address_id: id }),
    out: z.object({ order_sn: z.string(), asked: flag.describe('1 where the house decides') }),
  }),
  '/tp5/api/ExchangeOrder/logisticsInfo': post({
    summary: 'Where the parcel of my order is',
    access: 'user',
    limit: { max: 60, seconds: 600 },
    of: ['orders'],
    in: z.object({ order_sn: orderSn }),
    out: z.object({
      order_sn: z.string(),
      carrier: z.string(),
      carrier_phone: z.string(),
      tracking_no: z.string(),
      state_text: z.string(),
      course: z.array(z.object({ at: time, text: z.string(), place: z.string() })),
    }),
  }),
  '/tp5/api/ExchangeOrder/extend': post({
    summary: 'Waits longer for my word that the parcel is there, once',
    access: 'user',
    once: true,
    touches: ['orders'],
    in: z.object({ order_sn: orderSn }),
    out: z.object({ order_sn: z.string(), receive_by: time }),
  }),
  '/user/orderpoints/finish': post({
    summary: 'I have received the parcel',
    access: 'user',
    once: true,
    touches: ['orders'],
    in: z.object({ order_sn: orderSn }),
    out: changed,
  }),
}
