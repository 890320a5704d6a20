import { z } from 'zod'
import { get, post } from '../call'
import { empty, flag, id, maybeLines, uuid } from '../fields'
import { address } from '../address'
import { orderSn, orderState } from '../order'
import { mix, price, purse } from '../price'
import { goodsKind, goodsNumber, goodsRow } from './goods'

export const wish = z.object({
  goods_id: id,
  exchange_type: mix.describe('which of the ways of the goods it is paid in'),
  number: goodsNumber,
})

export const checked = price.extend({
  ticket: z.string(),
  expire_seconds: z.number(),
  goods: goodsRow,
  number: z.number(),
  exchange_type: z.number(),
  purse: purse.describe('before it is paid'),
  cancel_text: z.string().describe('whether and how long the order can be cancelled'),
  needs: z.object({ address: flag, sms: flag }),
  phone: z.string().describe('masked: where the code is sent'),
  address: address.nullable().describe('my default address'),
})

export const confirmed = z.object({
  ticket: uuid,
  address_id: id.optional(),
  code: z
    .string()
    .regex(/^\d{6}$/, '验证码是 6 位数字')
    .optional(),
  note: maybeLines(100, '备注').optional(),
})

export const placed = price.extend({ order_sn: z.string(), state: orderState })

export const exchangeCalls = {
  '/tp5/api/ExchangeShop/check': post({
    summary: 'May I exchange this? Gives the one-time ticket that the exchange consumes',
    access: 'user',
    once: true,
    touches: [],
    shows: ['addresses'],
    in: wish,
    out: checked,
  }),
  '/tp5/api/ExchangeShop/sendSms': post({
    summary: 'Sends me the code that some exchanges ask for',
    access: 'user',
    once: true,
    touches: [],
    in: empty,
    out: z.object({ phone: z.string(), resend_seconds: z.number() }),
  }),
  '/tp5/api/ExchangeShop/exchange': post({
    summary:
      'Orders goods: stock, points, gold and order in one transaction; money is paid after it',
    access: 'user',
    once: true,
    touches: ['orders', 'wallet', 'holdings', 'goods'],
    in: confirmed,
    out: placed,
  }),
  '/tp5/api/ExchangeShop/Goods/exchangeSuccess': get({
    summary: 'What the success page says of an order just made',
    access: 'user',
    of: ['orders', 'holdings', 'wallet'],
    in: z.object({ order_sn: orderSn }),
    out: price.extend({
      order_sn: z.string(),
      kind: goodsKind,
      state: orderState,
      title: z.string(),
      number: z.number(),
      purse,
      holdings: z.array(z.string()).describe('the ids of what it gave'),
    }),
  }),
}
