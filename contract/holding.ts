import { z } from 'zod'
import { get, post } from './call'
import { cursor, empty, flag, id, paged, time, uuid } from './fields'
import { goodsKind, merchant, session, tint, worth } from './catalogue/goods'

/** `waiting`: a right of a packet that was not asked for yet. */
export const holdingState = z.enum(['waiting', 'usable', 'used', 'expired', 'offered', 'given'])

const holdingAction = z.enum(['use', 'reveal', 'receive', 'give', 'takeBack'])

const holdingRow = z.object({
  holding_id: z.string(),
  kind: goodsKind,
  state: holdingState,
  state_text: z.string(),
  goods_id: z.number(),
  title: z.string(),
  image: z.string(),
  tint,
  worth,
  uses_left: z.number(),
  place: z.string(),
  starts_at: time.nullable(),
  expires_at: time.nullable(),
  actions: z.array(holdingAction),
})

const holding = holdingRow.extend({
  order_sn: z.string(),
  from: z.string().describe('the neighbour who gave it, masked; empty where I exchanged it'),
  rules: z.array(z.string()),
  code: z.string().describe('the e-code, empty until it was revealed'),
  merchant: merchant.nullable(),
  sessions: z.array(session),
  rights: z.array(holdingRow),
  uses: z.array(z.object({ at: time, merchant: z.string() })),
  invite: z.object({ invite_id: z.string(), expires_at: time }).nullable(),
})

const own = z.object({ holding_id: uuid })
const useCode = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{16}$/, '券码是 16 位数字'))

export const holdingCalls = {
  '/tp5/api/ExchangeShop/UserExchange/lists': get({
    summary: 'My coupons, cards, packets, e-codes and places, newest first',
    access: 'user',
    of: ['holdings'],
    in: z.object({
      cursor,
      kind: goodsKind.optional(),
      state: z.enum(['usable', 'used', 'expired'], { error: '没有这样的状态' }).optional(),
    }),
    out: paged(holdingRow),
  }),
  '/tp5/api/ExchangeShop/UserExchange/detail': get({
    summary: 'One thing that I hold, with its rules and its e-code',
    access: 'user',
    of: ['holdings'],
    touches: ['holdings'],
    in: own,
    out: holding,
  }),
  '/tp5/api/ExchangeShop/UserExchange/reveal': post({
    summary: 'Shows me my e-code; from then on it cannot be given away',
    access: 'user',
    once: true,
    touches: ['holdings'],
    in: own,
    out: z.object({ code: z.string() }),
  }),
  '/tp5/api/ExchangeShop/UserExchange/code': get({
    summary: 'The code that a merchant reads from my phone; it renews itself',
    access: 'user',
    of: ['holdings'],
    in: own,
    out: z.object({ code: z.string(), seconds: z.number().describe('until the next one') }),
  }),
  '/tp5/api/VillageEnter/readCode': get({
    summary: 'What a customer shows me, before I redeem it',
    access: 'merchant',
    limit: { max: 60, seconds: 60 },
    of: ['holdings'],
    in: z.object({ code: useCode }),
    out: z.object({ title: z.string(), worth, uses_left: z.number(), customer: z.string() }),
  }),
  '/tp5/api/VillageEnter/useCode': post({
    summary: 'Redeems what a customer shows me, once',
    access: 'merchant',
    once: true,
    limit: { max: 60, seconds: 60 },
    touches: ['holdings'],
    in: z.object({ code: useCode }),
    out: z.object({ title: z.string(), worth, uses_left: z.number(), customer: z.string() }),
  }),
  '/tp5/api/VipPackets/invite': post({
    summary: 'Offers something that I hold to whoever opens the invitation',
    access: 'user',
    once: true,
    touches: ['holdings'],
    in: own.extend({ message: z.string().trim().max(40, '留言最多 40 个字').optional() }),
    out: z.object({ invite_id: z.string(), expires_at: time }),
  }),
  '/tp5/api/VipPackets/takeBack': post({
    summary: 'Takes back what nobody has accepted yet',
    access: 'user',
    once: true,
    touches: ['holdings'],
    in: own,
    out: own,
  }),
  '/tp5/api/VipPackets/inviteDetail': get({
    summary: 'What an invitation offers',
    access: 'public',
    of: ['holdings'],
    in: z.object({ invite_id: uuid }),
    out: z.object({
      invite_id: z.string(),
      state: z.enum(['open', 'accepted', 'takenBack', 'expired']),
      state_text: z.string(),
      mine: flag.describe('1: I gave it myself'),
      holding_id: z.string().describe('mine: what I gave or what I accepted, else empty'),
      from: z.string(),
      message: z.string(),
      title: z.string(),
      image: z.string(),
      tint,
      worth,
      expires_at: time,
    }),
  }),
  '/tp5/api/ExchangeShop/Goods/exchangeByInviteId': post({
    summary: 'Accepts what an invitation offers, once',
    access: 'user',
    once: true,
    touches: ['holdings'],
    in: z.object({ invite_id: uuid }),
    out: own,
  }),
  '/tp5/api/VipPackets/checkReceiveRights': post({
    summary: 'May I receive this right of my packet, and what does it need?',
    access: 'user',
    of: ['holdings'],
    in: own,
    out: z.object({ needs: z.object({ address: flag }), title: z.string() }),
  }),
  '/tp5/api/VipPackets/receiveRights': post({
    summary: 'Receives one right of my packet, once',
    access: 'user',
    once: true,
    touches: ['holdings', 'orders'],
    in: own.extend({ address_id: id.optional() }),
    out: z.object({ holding_id: z.string(), order_sn: z.string().describe('of its parcel') }),
  }),
  '/tp5/api/ExchangeShop/UserRightsCenter/detail': get({
    summary: 'My memberships and how much waits for me',
    access: 'user',
    of: ['holdings'],
    in: empty,
    out: z.object({
      memberships: z.array(holdingRow),
      usable: z.number(),
      waiting: z.number(),
      expiring: z.number().describe('usable things that expire within seven days'),
    }),
  }),
}
