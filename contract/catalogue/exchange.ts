import { z } from 'zod'
import { get, post } from '../call'
import { empty, flag, id, maybeLines, uuid } from '../fields'
import { address } from '../address'
import { orderSn, orderState } from '../order'
import { exchangeType, goodsKind, goodsNumber, goodsRow } from './goods'

const paidWith = z.union([z.literal(1), z.literal(2)])

export const exchangeCalls = {
  '/tp5/api/ExchangeShop/check': post({
    summary: 'May I exchange this? Gives the one-time ticket that the exchange consumes',
    access: 'user',
    once: true,
    touches: [],
    shows: ['addresses'],
    in: z.object({ goods_id: id, exchange_type: exchangeType, number: goodsNumber }),
    out: z.object({
      ticket: z.string(),
      expire_seconds: z.number(),
      goods: goodsRow,
      number: z.number(),
      exchange_type: paidWith,
      amount: z.number(),
      money: z.number().describe('to be paid after the exchange, in cents'),
      balance: z.number().describe('before the exchange'),
      cancel_text: z.string().describe('whether and how long the order can be cancelled'),
      needs: z.object({ address: flag, sms: flag }),
      phone: z.string().describe('masked: where the code is sent'),
      address: address.nullable().describe('my default address'),
    }),
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
    summary: 'Exchanges goods for points or gold: stock, balance and order in one transaction',
    access: 'user',
    once: true,
    touches: ['orders', 'wallet', 'holdings', 'goods'],
    in: z.object({
      ticket: uuid,
      address_id: id.optional(),
      code: z
        .string()
        .regex(/^\d{6}$/, '验证码是 6 位数字')
        .optional(),
      note: maybeLines(100, '备注').optional(),
    }),
    out: z.object({
      order_sn: z.string(),
      state: orderState,
      amount: z.number(),
      money: z.number(),
      balance: z.number(),
    }),
  }),
  '/tp5/api/ExchangeShop/Goods/exchangeSuccess': get({
    summary: 'What the success page says of an order just made',
    access: 'user',
    of: ['orders', 'holdings', 'wallet'],
    in: z.object({ order_sn: orderSn }),
    out: z.object({
      order_sn: z.string(),
      kind: goodsKind,
      state: orderState,
      title: z.string(),
      number: z.number(),
      exchange_type: paidWith,
      amount: z.number(),
      money: z.number(),
      balance: z.number(),
      holdings: z.array(z.string()).describe('the ids of what it gave'),
    }),
  }),
}
