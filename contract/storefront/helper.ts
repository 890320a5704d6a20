import { z } from 'zod'
import { get, post } from '../call'
import { cursor, empty, flag, maybeText, paged, time } from '../fields'
import { daySum, settlement, shopKind, shopRow, which } from './shapes'

const row = shopRow
  .pick({
    merchant_id: true,
    name: true,
    kind: true,
    kind_text: true,
    village: true,
    address: true,
    packages: true,
  })
  .extend({
    open: flag.describe('0: closed by its owner, or stopped by the house'),
    owned: flag.describe('1: somebody keeps it in the app; 0: the house does'),
    staff: z.number(),
    pieces: z.number().describe('redeemed this month'),
    amount: z.number().describe('what they come to, in cents'),
  })

export const helperCalls = {
  '/tp5/api/BusinessHelper/total': get({
    summary: 'How many shops there are, what they redeemed, and what waits',
    access: 'house',
    of: ['shops', 'holdings'],
    in: empty,
    out: z.object({
      shops: z.number(),
      owned: z.number(),
      resting: z.number(),
      waiting: z.number().describe('applications that the desk has not decided yet'),
      month: z.string(),
      pieces: z.number().describe('redeemed this month'),
      amount: z.number(),
      settled: z.number().describe('paid for the last month that was settled, in cents'),
      kinds: z.array(z.object({ kind: shopKind, text: z.string(), shops: z.number() })),
    }),
  }),
  '/tp5/api/BusinessHelper/list': get({
    summary: 'The shops, as the house sees them, by their names',
    access: 'house',
    of: ['shops', 'holdings'],
    in: z.object({
      cursor,
      kind: shopKind.optional(),
      owned: flag.optional(),
      words: maybeText(30, '店名').optional(),
    }),
    out: paged(row),
  }),
  '/tp5/api/BusinessHelper/detail': get({
    summary: 'One of them: who keeps it, what it redeemed and what it was paid',
    access: 'house',
    of: ['shops', 'holdings'],
    in: which,
    out: row.extend({
      phone: z.string(),
      stopped: z.string().describe('why the house has stopped it; empty where it has not'),
      owner: z.string().describe('masked; empty: the house keeps it'),
      joined_at: time,
      services: z.number(),
      days: z.array(daySum).describe('of this month'),
      settlements: z.array(settlement),
    }),
  }),
  '/tp5/api/BusinessHelper/stop': post({
    summary: 'Stops a shop, so that nothing of it is sold, or lets it go on; its owner is told',
    access: 'house',
    once: true,
    touches: ['shops', 'goods'],
    in: which.extend({
      stopped: flag,
      reason: maybeText(60, '原因').default('').describe('needed where it is stopped'),
    }),
    out: empty,
  }),
}
