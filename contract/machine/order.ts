import { z } from 'zod'
import { get, post } from '../call'
import { tint } from '../catalogue/goods'
import { cursor, empty, flag, paged, time } from '../fields'
import { orderSn } from '../order'

export const machineOrderState = z.enum(
  [
    'unpaid',
    'kept',
    'commanded',
    'delivering',
    'delivered',
    'failed',
    'timedOut',
    'refunded',
    'cancelled',
    'lateDelivered',
  ],
  { error: '没有这样的订单状态' },
)
export const machineOrderAction = z.enum(['pay', 'refund', 'pickUp'])

const orderRow = z.object({
  order_sn: z.string(),
  kind: z.enum(['exchange', 'buy', 'test']),
  state: machineOrderState,
  state_text: z.string(),
  machine_id: z.number(),
  machine_sn: z.string(),
  machine_name: z.string(),
  slot_no: z.string(),
  offline_goods_id: z.number(),
  title: z.string(),
  image: z.string(),
  tint,
  pay: z.enum(['points', 'gold', 'money', 'none']),
  amount: z.number().describe('points, gold, or cents'),
  created_at: time,
  deadline_at: time
    .nullable()
    .describe('until when money, its owner, or the machine is waited for'),
  pick_up_code: z.string().describe('to be typed at the machine; empty: nothing is kept there'),
  actions: z.array(machineOrderAction).describe('what its owner may do now'),
})

const order = orderRow.extend({
  address: z.string(),
  latitude: z.number().nullable().describe('where the machine stands; null where nobody knows'),
  longitude: z.number().nullable(),
  fault: z.string().describe('what the machine said was wrong'),
  refund: z
    .object({ done: flag, amount: z.number(), text: z.string() })
    .nullable()
    .describe('null where nothing goes back'),
  timeline: z.array(z.object({ text: z.string(), at: time.nullable(), done: flag })),
})

/** How far it has come. */
export const progress = z.object({
  order_sn: z.string(),
  state: machineOrderState,
  state_text: z.string(),
})

export const orderCalls = {
  '/tp5/api/ExchangeShop/OfflineGoods/exchangeSuccess': get({
    summary: 'What the page says of an exchange just made',
    access: 'user',
    of: ['orders', 'wallet'],
    touches: ['orders', 'wallet', 'machines'],
    in: z.object({ order_sn: orderSn }),
    out: order.extend({ balance: z.number().nullable() }),
  }),
  '/tp5/api/ExchangeShop/shipmentResult': post({
    summary: 'How far the machine has come; asked again while it is at work',
    access: 'user',
    of: ['orders'],
    touches: ['orders', 'wallet', 'machines'],
    in: z.object({ order_sn: orderSn }),
    out: progress.extend({
      fault: z.string(),
      over: flag.describe('1 once nothing more will happen'),
    }),
  }),
  '/tp5/api/OfflineOrder/onlinePaySuccess': get({
    summary: 'A paid order: what the machine does about it, or what goes back',
    access: 'user',
    of: ['orders'],
    touches: ['orders', 'wallet', 'machines'],
    in: z.object({ order_sn: orderSn }),
    out: order,
  }),
  '/tp5/api/OfflineOrder/list': get({
    summary: 'My orders at machines, newest first',
    access: 'user',
    of: ['orders'],
    in: z.object({ cursor, state: machineOrderState.optional() }),
    out: paged(orderRow),
  }),
  '/tp5/api/OfflineOrder/waiting': get({
    summary: 'How many of my orders at machines are under way: for money, goods, or a refund',
    access: 'user',
    of: ['orders'],
    in: empty,
    out: z.object({ under_way: z.number() }),
  }),
  '/tp5/api/OfflineOrder/detail': get({
    summary: 'One of my orders at a machine',
    access: 'user',
    of: ['orders'],
    touches: ['orders', 'wallet', 'machines'],
    in: z.object({ order_sn: orderSn }),
    out: order,
  }),
  '/tp5/api/OfflineOrder/refund': post({
    summary: 'Gives back an order that the machine has not begun',
    access: 'user',
    once: true,
    touches: ['orders', 'wallet', 'machines'],
    in: z.object({ order_sn: orderSn }),
    out: progress,
  }),
}
