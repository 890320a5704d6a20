import { z } from 'zod'
import { get, post } from '../call'
import { count, cursor, empty, flag, id, maybeText, paged, time, whole } from '../fields'
import { way } from '../price'

/** What is on offer, of whatever kind, is one of the goods. */
export const goodsKinds = [
  'goods',
  'coupon',
  'card',
  'digital',
  'vip',
  'packet',
  'membership',
  'course',
  'match',
] as const

export const goodsKind = z.enum(goodsKinds, { error: '没有这一类商品' })

export const tint = z.enum(['a', 'b', 'c', 'd', 'e'])
export type Tint = z.output<typeof tint>

/** What a coupon, a card or a packet is worth to whoever shows it. */
export const worth = z.object({
  face: z.number().describe('cents taken off, 0 where it is no coupon'),
  threshold: z.number().describe('cents that the bill must reach'),
  percent: z.number().describe('of the price that is left to pay, 0 where it is no card'),
  uses: z.number().describe('how often it can be shown, 0 as often as one likes'),
  valid_days: z.number().describe('from the day it is received, 0 for ever'),
})

export const goodsRow = z.object({
  goods_id: z.number(),
  kind: goodsKind,
  title: z.string(),
  image: z.string(),
  tint: tint.describe('the drawn ground behind the picture'),
  label: z.string().describe('a short tag, empty where there is none'),
  category_id: z.number(),
  ways: z.array(way).describe('what one of it costs, the usual way first'),
  stock: z.number(),
  sold: z.number(),
  place: z.string().describe('where it is used, empty where it is delivered'),
  distance: z.number().nullable().describe('metres from the caller, null where nobody knows'),
  worth: worth.nullable(),
  starts_at: time.nullable().describe('when a course or a match begins'),
})

export const right = z.object({
  key: z.string(),
  name: z.string(),
  value: z.string().describe('what it is worth, in words'),
  kind: z.enum(['coupon', 'digital', 'goods']),
})

export const session = z.object({ starts_at: time, ends_at: time })

export const merchant = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

const goods = goodsRow.extend({
  intro: z.string(),
  pictures: z.array(z.string()).describe('what else there is to see, after the image'),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  limit_per_user: z.number().describe('0 is no limit'),
  notice: z.string(),
  rules: z.array(z.string()).describe('how it is used, a sentence each'),
  rights: z.array(right).describe('what a packet or a membership holds'),
  sessions: z.array(session).describe('when a course or a match takes place'),
  merchant: merchant.nullable(),
  cancel_text: z.string().describe('whether and how long an order of it can be cancelled'),
  needs: z.object({ address: flag, identity: flag, sms: flag }),
})

export const goodsCalls = {
  '/tp5/api/ExchangeShop/Goods/categories': get({
    summary: 'The categories of one kind of goods',
    access: 'public',
    of: ['goods'],
    alike: true,
    in: z.object({ kind: goodsKind.optional().describe('online goods where it is left out') }),
    out: z.object({ list: z.array(z.object({ category_id: z.number(), name: z.string() })) }),
  }),
  '/tp5/api/ExchangeShop/Goods/lists': get({
    summary: 'What is on offer, of one kind or found by words over all kinds',
    access: 'public',
    of: ['goods', 'wallet', 'here'],
    in: z.object({
      cursor,
      kind: goodsKind.optional().describe('online goods, or all kinds where words are given'),
      words: maybeText(40, '搜索词').optional(),
      category_id: id.optional(),
      sort: z
        .enum(['default', 'points', 'sold', 'newest', 'nearby'], { error: '排序方式不正确' })
        .optional(),
      affordable: flag.optional().describe('1: only what my balance can pay'),
      points_from: count.optional(),
      points_to: count.optional().describe('as its usual way asks for'),
      pay: z
        .enum(['points', 'gold', 'money'], { error: '付的方式不正确' })
        .optional()
        .describe('points: in points alone; else in one way that takes some of it'),
      in_stock: flag.optional(),
    }),
    out: paged(goodsRow),
  }),
  '/tp5/api/ExchangeShop/Goods/suggest': get({
    summary: 'Words that lead to goods: what is sought most, or what begins as typed',
    access: 'public',
    of: ['goods'],
    alike: true,
    in: z.object({ words: maybeText(40, '搜索词').optional() }),
    out: z.object({ list: z.array(z.string()) }),
  }),
  '/tp5/api/ExchangeShop/Goods/detail': get({
    summary: 'One of the goods, and what stands between me and it',
    access: 'public',
    of: ['goods', 'wallet', 'here'],
    in: z.object({ goods_id: id }),
    out: goods.extend({
      mine: z
        .object({ points: z.number(), gold: z.number(), bought: z.number(), wanted: flag })
        .nullable()
        .describe('null for a visitor'),
    }),
  }),
  '/tp5/api/ExchangeShop/want': post({
    summary: 'Tells that I want goods that are sold out, or no longer do',
    access: 'user',
    once: true,
    touches: ['goods'],
    in: z.object({ goods_id: id, wanted: flag }),
    out: z.object({ wanted: flag, people: z.number().describe('who want it as well') }),
  }),
  '/tp5/api/ExchangeShop/Goods/home': get({
    summary: 'The head of the shop: a few of each kind',
    access: 'public',
    of: ['goods', 'here'],
    alike: true,
    in: empty,
    out: z.object({
      strips: z.array(z.object({ kind: goodsKind, name: z.string(), list: z.array(goodsRow) })),
    }),
  }),
}

export const goodsNumber = whole.min(1, '至少 1 件').max(99, '一次最多 99 件')
