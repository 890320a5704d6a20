import { z } from 'zod'
import { get, post } from './call'
import { tint } from './catalogue/goods'
import { cursor, empty, flag, id, paged, time } from './fields'
import { price } from './price'

const offer = z.object({
  offer_id: z.number(),
  goods_id: z.number(),
  title: z.string(),
  image: z.string(),
  tint,
  price,
  usual: price.nullable().describe('in the shop, in the same kinds of money; null: not comparable'),
  total: z.number(),
  left: z.number(),
  ends_at: time,
  audience: z.array(z.string()).describe('for whom it is, in words'),
})

/** Goods for some people alone, at a price of theirs. */
export const exclusiveCalls = {
  '/tp5/api/Exclusive/lists': get({
    summary: 'What is offered to me and not to everybody',
    access: 'user',
    of: ['goods', 'orders', 'holdings', 'village', 'invites', 'identity'],
    in: empty,
    out: z.object({ list: z.array(offer) }),
  }),
  '/tp5/api/Exclusive/detail': get({
    summary: 'An offer by the goods it is of; who is not meant reads why',
    access: 'public',
    of: ['goods', 'orders', 'holdings', 'village', 'invites', 'identity'],
    in: z.object({ goods_id: id }),
    out: offer.extend({
      intro: z.string(),
      details: z.array(z.object({ name: z.string(), value: z.string() })),
      limit: z.number().describe('how many one person may have'),
      bought: z.number(),
      may: flag,
      reason: z.string().describe('why not; empty: I may, or nobody is signed in'),
      remedy: z
        .object({ text: z.string(), link: z.string() })
        .nullable()
        .describe('where one can come to be meant'),
    }),
  }),
  '/tp5/api/Exclusive/buy': post({
    summary: 'Orders one of it; points and gold are taken at once',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['goods', 'orders', 'wallet'],
    in: z.object({ offer_id: id, address_id: id }),
    out: z.object({ order_sn: z.string(), state: z.enum(['unpaid', 'paid']) }),
  }),
  '/tp5/api/Exclusive/log': get({
    summary: 'What I ordered of such offers, newest first',
    access: 'user',
    of: ['goods', 'orders'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        order_sn: z.string(),
        title: z.string(),
        image: z.string(),
        tint,
        price,
        state_text: z.string(),
        created_at: time,
      }),
    ),
  }),
}
