import { z } from 'zod'
import { get, post } from './call'
import {
  count,
  cursor,
  day,
  empty,
  flag,
  id,
  paged,
  phone,
  text,
  time,
  uuid,
  whole,
} from './fields'

/** 1 points, 2 gold */
export const exchangeType = z.coerce
  .number<1 | 2>({ error: '兑换方式不正确' })
  .pipe(z.union([z.literal(1), z.literal(2)], { error: '兑换方式不正确' }))

const goodsRow = z.object({
  goods_id: z.number(),
  title: z.string(),
  image: z.string(),
  tint: z.enum(['a', 'b', 'c', 'd', 'e']).describe('the drawn ground behind the picture'),
  label: z.string().describe('a short tag, empty where there is none'),
  category_id: z.number(),
  points: z.number().describe('0 where it is not sold for points'),
  gold: z.number().describe('0 where it is not sold for gold'),
  stock: z.number(),
  sold: z.number(),
})

const goods = goodsRow.extend({
  intro: z.string(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  limit_per_user: z.number().describe('0 is no limit'),
  notice: z.string(),
})

const region = z.object({ province: z.string(), city: z.string(), district: z.string() })

export const address = region.extend({
  address_id: z.number(),
  name: z.string(),
  phone: z.string(),
  region_code: z.string(),
  detail: z.string(),
  is_default: flag,
})

const addressForm = z.object({
  name: text(20, '收货人'),
  phone,
  region_code: z.string().regex(/^\d{6}$/, '请选择所在地区'),
  detail: text(100, '详细地址'),
  is_default: flag.optional(),
})

export const orderState = z.enum(['paid', 'shipped', 'finished', 'cancelled'])

const orderRow = z.object({
  order_sn: z.string(),
  state: orderState,
  state_text: z.string(),
  goods_id: z.number(),
  title: z.string(),
  image: z.string(),
  tint: goodsRow.shape.tint,
  number: z.number(),
  exchange_type: z.union([z.literal(1), z.literal(2)]),
  amount: z.number().describe('what was deducted, in points or gold'),
  created_at: time,
})

const order = orderRow.extend({
  note: z.string(),
  address: region.extend({ name: z.string(), phone: z.string(), detail: z.string() }),
  timeline: z.array(z.object({ text: z.string(), at: time.nullable(), done: flag })),
})

const orderSn = z.string().regex(/^LJ\d{18,24}$/, '订单编号不正确')

const ledger = (what: string) =>
  get({
    summary: `My ${what} ledger, newest first, with the totals of the chosen days`,
    access: 'user' as const,
    in: z.object({
      cursor,
      start_time: day.optional(),
      end_time: day.optional(),
    }),
    out: paged(
      z.object({
        entry_id: z.string(),
        title: z.string(),
        amount: z.number().describe('positive came in, negative went out'),
        balance: z.number().describe('after this entry'),
        order_sn: z.string().describe('empty where no order stands behind it'),
        created_at: time,
      }),
    ).extend({ balance: z.number(), income: z.number(), outgo: z.number() }),
  })

export const exchangeShop = {
  '/tp5/api/ExchangeShop/Goods/categories': get({
    summary: 'The categories of online goods',
    access: 'public',
    in: empty,
    out: z.object({ list: z.array(z.object({ category_id: z.number(), name: z.string() })) }),
  }),
  '/tp5/api/ExchangeShop/Goods/lists': get({
    summary: 'Online goods on offer',
    access: 'public',
    in: z.object({
      cursor,
      category_id: id.optional(),
      sort: z.enum(['default', 'points', 'sold', 'newest'], { error: '排序方式不正确' }).optional(),
      affordable: flag.optional().describe('1: only what my balance can pay'),
    }),
    out: paged(goodsRow),
  }),
  '/tp5/api/ExchangeShop/Goods/detail': get({
    summary: 'One of the online goods, and what stands between me and it',
    access: 'public',
    in: z.object({ goods_id: id }),
    out: goods.extend({
      mine: z
        .object({ points: z.number(), gold: z.number(), bought: z.number() })
        .nullable()
        .describe('null for a visitor'),
    }),
  }),
  '/tp5/api/ExchangeShop/check': post({
    summary: 'May I exchange this? Gives the one-time ticket that the exchange consumes',
    access: 'user',
    once: true,
    in: z.object({ goods_id: id, exchange_type: exchangeType, number: whole.min(1).max(99) }),
    out: z.object({
      ticket: z.string(),
      expire_seconds: z.number(),
      goods: goodsRow,
      number: z.number(),
      exchange_type: z.union([z.literal(1), z.literal(2)]),
      amount: z.number(),
      balance: z.number().describe('before the exchange'),
      address: address.nullable().describe('my default address'),
    }),
  }),
  '/tp5/api/ExchangeShop/exchange': post({
    summary: 'Exchanges goods for points or gold: stock, balance and order in one transaction',
    access: 'user',
    once: true,
    in: z.object({
      ticket: uuid,
      address_id: id,
      note: z.string().trim().max(100, '备注最多 100 个字').optional(),
    }),
    out: z.object({ order_sn: z.string(), amount: z.number(), balance: z.number() }),
  }),
  '/tp5/api/ExchangeShop/Goods/exchangeSuccess': get({
    summary: 'What the success page says of an order just made',
    access: 'user',
    in: z.object({ order_sn: orderSn }),
    out: z.object({
      order_sn: z.string(),
      title: z.string(),
      number: z.number(),
      exchange_type: z.union([z.literal(1), z.literal(2)]),
      amount: z.number(),
      balance: z.number(),
    }),
  }),
  '/tp5/api/ExchangeOrder/lists': get({
    summary: 'My orders, newest first',
    access: 'user',
    in: z.object({ cursor, state: orderState.optional() }),
    out: paged(orderRow),
  }),
  '/tp5/api/ExchangeOrder/detail': get({
    summary: 'One of my orders',
    access: 'user',
    in: z.object({ order_sn: orderSn }),
    out: order,
  }),
  '/tp5/api/ExchangeShop/UserPoints/detail': ledger('points'),
  '/tp5/api/ExchangeShop/UserGold/detail': ledger('gold'),
  '/user/address/index': post({
    summary: 'My addresses, the default one first',
    access: 'user',
    in: empty,
    out: z.object({ list: z.array(address), max: count }),
  }),
  '/user/address/getDefault': get({
    summary: 'My default address',
    access: 'user',
    in: empty,
    out: z.object({ address: address.nullable() }),
  }),
  '/user/address/add': post({
    summary: 'Adds an address; the first becomes the default',
    access: 'user',
    once: true,
    in: addressForm,
    out: address,
  }),
  '/user/address/edit': post({
    summary: 'Changes one of my addresses',
    access: 'user',
    once: true,
    in: addressForm.extend({ address_id: id }),
    out: address,
  }),
  '/tp5/api/Area/tree': get({
    summary: 'The regions below a region: provinces, then cities, then districts',
    access: 'public',
    in: z.object({
      parent_code: z
        .string()
        .regex(/^\d{6}$/, '地区编号不正确')
        .optional(),
    }),
    out: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  }),
}
