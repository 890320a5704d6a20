import { z } from 'zod'
import { tint } from '../catalogue/goods'
import { get, post } from '../call'
import { cursor, link, paged, time } from '../fields'
import { campaignKey } from '../prize/fields'

const standing = z.enum(['waiting', 'usable', 'over'], { error: '没有这样的状态' })

/** What somebody received, whatever gave it: how it stands now, and where it is. */
const received = z.object({
  key: z.string().describe('tells it from all others'),
  receipt_id: z.string().describe('of a prize of a campaign; empty: it is none'),
  from: z.string().describe('what gave it, as people know it'),
  link: link.describe('of the page that shows it'),
  name: z.string(),
  value: z.string(),
  picture: z.string(),
  tint,
  standing: standing.describe('waiting for an address, of use, or used, over and arrived'),
  state_text: z.string(),
  thing: z
    .object({ text: z.string(), link })
    .describe('where the thing itself is; a link that is empty: the address is told here'),
  received_at: time,
  expires_at: time.nullable(),
})

const whose = z.object({ key: campaignKey.optional().describe('of one campaign; else of all') })

const nouns = ['campaigns', 'orders', 'holdings'] as const

export const receivedCalls = {
  '/tp5/api/Campaign/receiveList': post({
    summary: 'What I have received, newest first: prizes, coupons, cards, codes and parcels',
    access: 'user',
    of: nouns,
    in: whose.extend({ standing: standing.optional(), cursor }),
    out: paged(received),
  }),
  '/tp5/api/Campaign/receiveCount': get({
    summary: 'How much of what I have received waits for an address, is of use, or is over',
    access: 'user',
    of: nouns,
    in: whose,
    out: z.object({ waiting: z.number(), usable: z.number(), over: z.number() }),
  }),
}
