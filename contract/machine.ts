import { z } from 'zod'
import { get, post } from './call'
import { cursor, flag, id, machineSn, paged, time, uuid } from './fields'
import { exchangeType, tint } from './catalogue/goods'
import { orderSn } from './order'

export const machineOrderState = z.enum(
  [
    'unpaid',
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
export const machineOrderAction = z.enum(['pay', 'refund'])

const pay = z.enum(['points', 'gold', 'money'])

const machineRow = z.object({
  machine_id: z.number(),
  machine_sn: z.string(),
  name: z.string(),
  village: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  distance: z.number().nullable().describe('metres from the caller, null where nobody knows'),
  state: z.enum(['online', 'offline', 'fault']),
})

const slotGoods = z.object({
  offline_goods_id: z.number().describe('the goods as they stand in this slot'),
  slot_no: z.string(),
  title: z.string(),
  intro: z.string(),
  image: z.string(),
  tint,
  points: z.number().describe('0 where it is not given for points'),
  gold: z.number().describe('0 where it is not given for gold'),
  money: z.number().describe('in cents; 0 where it is not sold'),
  stock: z.number(),
  limit_per_day: z.number().describe('for one person, 0 without a limit'),
  state: z.enum(['ready', 'empty', 'stuck']),
})

const orderRow = z.object({
  order_sn: z.string(),
  kind: z.enum(['exchange', 'buy', 'test']),
  state: machineOrderState,
  state_text: z.string(),
  machine_id: z.number(),
  machine_name: z.string(),
  slot_no: z.string(),
  offline_goods_id: z.number(),
  title: z.string(),
  image: z.string(),
  tint,
  pay: z.enum(['points', 'gold', 'money', 'none']),
  amount: z.number().describe('points, gold, or cents'),
  created_at: time,
  deadline_at: time.nullable().describe('until when money, or the machine, is waited for'),
  actions: z.array(machineOrderAction).describe('what its owner may do now'),
})

const order = orderRow.extend({
  address: z.string(),
  fault: z.string().describe('what the machine said was wrong'),
  refund: z
    .object({ done: flag, amount: z.number(), text: z.string() })
    .nullable()
    .describe('null where nothing goes back'),
  timeline: z.array(z.object({ text: z.string(), at: time.nullable(), done: flag })),
})

const ticket = z.object({
  ticket: z.string(),
  expire_seconds: z.number(),
  machine: machineRow,
  goods: slotGoods,
  pay,
  amount: z.number(),
  balance: z.number().nullable().describe('before it, null where money is paid'),
})

const placed = z.object({
  order_sn: z.string(),
  state: machineOrderState,
  amount: z.number(),
  balance: z.number().nullable(),
})

const goodsInMachine = z.object({ machine_id: id, offline_goods_id: id })

export const machineCalls = {
  '/tp5/api/ExchangeShop/selectMachine': get({
    summary: 'Machines to choose from, the nearest first',
    access: 'public',
    of: ['machines', 'here'],
    alike: true,
    in: z.object({
      cursor,
      keyword: z.string().trim().max(40, '最多 40 个字').optional(),
      pay: pay.optional().describe('only those that give something for it'),
    }),
    out: paged(
      machineRow.extend({
        available: z.number().describe('goods that can be had now'),
        goods: z
          .array(
            slotGoods.pick({
              offline_goods_id: true,
              title: true,
              image: true,
              tint: true,
              points: true,
              gold: true,
              money: true,
            }),
          )
          .describe('a few of them'),
      }),
    ),
  }),
  '/tp5/api/ExchangeShop/chooseMachine': post({
    summary: 'Keeps the machine I have chosen with my account',
    access: 'user',
    once: true,
    touches: ['machines'],
    in: z.object({ machine_id: id }),
    out: z.object({ machine_id: z.number() }),
  }),
  '/tp5/api/ExchangeShop/OfflineGoods/lists': get({
    summary: 'One machine, slot by slot; without a number mine, or the nearest',
    access: 'public',
    of: ['machines', 'here'],
    in: z.object({ machine_id: id.optional(), machine_sn: machineSn.optional() }),
    out: z.object({ machine: machineRow, chosen: flag, slots: z.array(slotGoods) }),
  }),
  '/tp5/api/ExchangeShop/OfflineGoods/detail': get({
    summary: 'What stands in one slot',
    access: 'public',
    of: ['machines', 'wallet', 'here'],
    in: goodsInMachine,
    out: z.object({
      machine: machineRow,
      goods: slotGoods,
      mine: z
        .object({ points: z.number(), gold: z.number(), bought_today: z.number() })
        .nullable()
        .describe('null for a visitor'),
    }),
  }),
  '/tp5/api/ExchangeShop/OfflineGoods/checkExchange': post({
    summary: 'May I take this for points or gold? Gives the one-time ticket',
    access: 'user',
    once: true,
    touches: [],
    in: goodsInMachine.extend({ exchange_type: exchangeType }),
    out: ticket,
  }),
  '/tp5/api/ExchangeShop/OfflineGoods/exchange': post({
    summary: 'Takes it: the unit, the balance and the command for the machine in one transaction',
    access: 'user',
    once: true,
    touches: ['orders', 'wallet', 'machines'],
    in: z.object({ ticket: uuid }),
    out: placed,
  }),
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
    out: z.object({
      order_sn: z.string(),
      state: machineOrderState,
      state_text: z.string(),
      fault: z.string(),
      over: flag.describe('1 once nothing more will happen'),
    }),
  }),
  '/tp5/api/OfflineOrder/checkOnlineCreate': post({
    summary: 'May I buy this from the machine? Gives the one-time ticket',
    access: 'user',
    once: true,
    touches: [],
    in: z.object({ machine_id: id, goods_id: id }),
    out: ticket,
  }),
  '/tp5/api/OfflineOrder/onlineCreate': post({
    summary: 'Holds one unit for me until it is paid or the time is over',
    access: 'user',
    once: true,
    touches: ['orders', 'machines'],
    in: z.object({ ticket: uuid }),
    out: placed,
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
    out: z.object({ order_sn: z.string(), state: machineOrderState, state_text: z.string() }),
  }),
  '/tp5/api/MachineSlotTest/scan': post({
    summary: 'Turns one slot of my machine, as a buyer would; a turn that works frees a stuck one',
    access: 'operator',
    once: true,
    touches: ['machines', 'orders'],
    in: z.object({
      machine_sn: machineSn,
      slot_no: z.string().regex(/^[A-Z]\d{1,2}$/, '货道编号不正确'),
    }),
    out: z.object({ order_sn: z.string(), state: machineOrderState, state_text: z.string() }),
  }),
}
