import { z } from 'zod'
import { tint } from '../catalogue/goods'
import { get, post } from '../call'
import { count, empty, maybeText } from '../fields'
import { supplierKey } from './supplier'

/** So many packs of one kind at most. */
export const mostPacks = 999

const supplyKey = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, '商品编号不正确')

const supplyKeys = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}(,[a-z][a-z0-9-]{0,39}){0,99}$/, '请选择商品')
  .describe('with commas between them')
  .transform((value) => [...new Set(value.split(','))])

const supply = z.object({
  supply_key: z.string(),
  title: z.string(),
  image: z.string(),
  tint,
  unit: z.string(),
  pack_size: z.number().describe('pieces of a pack'),
  price: z.number().describe('of a pack, in cents'),
  packs: z.number().describe('how many packs of it are in my cart'),
})

export const cart = z.object({
  list: z.array(supply.extend({ amount: z.number().describe('in cents') })),
  sum: z.number().describe('in cents'),
  least: z.number().describe('orders begin at this sum, in cents'),
  short: z.number().describe('what is still missing of it, in cents'),
})

export const cartCalls = {
  '/tp5/api/PurchaseGoods/list': get({
    summary: 'What the supplier has, what of it fits my machines first',
    access: 'operator',
    of: ['refills', 'machines'],
    in: z.object({
      keyword: maybeText(40, '搜索词').optional(),
      supplier_key: supplierKey.optional().describe('only what they have'),
    }),
    out: z.object({
      list: z.array(
        supply.extend({
          slots: z.number().describe('of my machines that it fills'),
          needed: z.number().describe('pieces that these have room for'),
        }),
      ),
    }),
  }),
  '/tp5/api/ShoppingCart/index': get({
    summary: 'My cart of goods for machines, with its sum',
    access: 'operator',
    of: ['refills'],
    in: empty,
    out: cart,
  }),
  '/tp5/api/ShoppingCart/changeNumber': post({
    summary: 'How many packs of some goods are in my cart from now on; none takes them out',
    access: 'operator',
    once: true,
    touches: ['refills'],
    in: z.object({
      supply_key: supplyKey,
      packs: count.max(mostPacks, `一次最多 ${mostPacks} 箱`),
    }),
    out: cart,
  }),
  '/tp5/api/PurchaseGoods/delete': post({
    summary: 'Takes goods out of my cart',
    access: 'operator',
    once: true,
    touches: ['refills'],
    in: z.object({ supply_keys: supplyKeys }),
    out: cart,
  }),
  '/tp5/api/Order/tips': get({
    summary: 'What to know before one orders goods for machines',
    access: 'operator',
    of: ['refills'],
    in: empty,
    out: z.object({
      least: z.number().describe('orders begin at this sum, in cents'),
      days_least: z.number().describe('business days until the goods come'),
      days_most: z.number(),
      account_limit: z.number().describe('what one may owe on account, in cents'),
      account_days: z.number().describe('within which it is to be paid'),
      tips: z.array(z.string()),
    }),
  }),
}
