import { z } from 'zod'
import { get, post } from './call'
import { cursor, empty, flag, id, paged, time } from './fields'
import { goodsKind, tint } from './catalogue/goods'

export const orderState = z.enum(['unpaid', 'paid', 'shipped', 'finished', 'cancelled'], {
  error: '没有这样的订单状态',
})

/** Who sells; the letters of a number say it too, but nobody reads them. */
export const sellers = ['shop', 'machine', 'campaign'] as const
export type SellerName = (typeof sellers)[number]

export const orderSnShape = /^L[A-Z]\d{18,24}$/
export const orderSn = z.string().regex(orderSnShape, '订单编号不正确')

export const orderAction = z.enum(['pay', 'cancel', 'address', 'logistics', 'confirm'])

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
  exchange_type: z.union([z.literal(1), z.literal(2)]),
  amount: z.number().describe('what was deducted, in points or gold'),
  money: z.number().describe('in cents'),
  created_at: time,
  expires_at: time.nullable().describe('until when an unpaid order waits'),
  actions: z.array(orderAction).describe('what its owner may do now'),
})

const order = orderRow.extend({
  note: z.string(),
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
      state: orderState.optional(),
      kind: goodsKind.optional(),
      way: z
        .enum(['parcel', 'visit'], { error: '没有这样的订单' })
        .optional()
        .describe('only what is sent to me, or only what I go to'),
    }),
    out: paged(orderRow),
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
    out: changed.extend({ amount: z.number(), balance: z.number() }),
  }),
  '/tp5/api/VipPackets/editAddress': post({
    summary: 'Sends my order elsewhere, while it is not on its way',
    access: 'user',
    once: true,
    touches: ['orders'],
    in: z.object({ order_sn: orderSn, address_id: id }),
    out: z.object({ order_sn: z.string() }),
  }),
  '/tp5/api/ExchangeOrder/logisticsInfo': post({
    summary: 'Where the parcel of my order is',
    access: 'user',
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
  '/user/orderpoints/finish': post({
    summary: 'I have received the parcel',
    access: 'user',
    once: true,
    touches: ['orders'],
    in: z.object({ order_sn: orderSn }),
    out: changed,
  }),
}
