import { z } from 'zod'
import { get, post } from '../call'
import { cursor, link, paged } from '../fields'
import { campaignKey } from './fields'
import { receipt } from './receiving'

const standing = z.enum(['waiting', 'usable', 'over'], { error: '没有这样的状态' })

/** A receipt as the list of all shows it: how what was received stands now, and where it is. */
const received = receipt.extend({
  standing: standing.describe('waiting for an address, of use, or used, over and arrived'),
  thing: z
    .object({ text: z.string(), link })
    .describe('where the thing itself is; empty while it waits for an address'),
})

const whose = z.object({ key: campaignKey.optional().describe('of one campaign; else of all') })

export const receivedCalls = {
  '/tp5/api/Campaign/receiveList': post({
    summary: 'What I have received, newest first, of campaigns that are over as well',
    access: 'user',
    of: ['campaigns', 'orders', 'holdings'],
    in: whose.extend({ standing: standing.optional(), cursor }),
    out: paged(received),
  }),
  '/tp5/api/Campaign/receiveCount': get({
    summary: 'How much of what I have received waits for an address, is of use, or is over',
    access: 'user',
    of: ['campaigns', 'orders', 'holdings'],
    in: whose,
    out: z.object({ waiting: z.number(), usable: z.number(), over: z.number() }),
  }),
}
