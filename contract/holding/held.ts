import { z } from 'zod'
import { get, post } from '../call'
import { goodsKind, merchant, session, tint, worth } from '../catalogue/goods'
import { cursor, empty, flag, paged, time, uuid } from '../fields'
import { price } from '../price'

/** `waiting`: a right of a packet that was not asked for yet. */
export const holdingState = z.enum([
  'waiting',
  'usable',
  'used',
  'expired',
  'offered',
  'given',
  'refunded',
])

const holdingAction = z.enum(['use', 'reveal', 'receive', 'give', 'takeBack'])

const left = price.extend({
  left: z.number().describe('how many of its parts are left'),
  parts: z.number(),
})

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
  refundable: left.nullable().describe('what would go back of it now; null where nothing would'),
  refunded: left.extend({ expired: flag, at: time }).nullable().describe('what went back of it'),
})

export const own = z.object({ holding_id: uuid })

export const heldCalls = {
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
