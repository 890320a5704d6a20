import { z } from 'zod'
import { get, post } from '../call'
import { flag, time, uuid } from '../fields'
import { given, one } from './fields'

/** What somebody has begun: lamps that friends help to light, or a card that runs for some days. */
export const entry = z.object({
  entry_id: z.string(),
  mine: flag,
  owner: z.string().describe('masked, where it is not mine'),
  joined_at: time,
  ends_at: time.nullable(),
  lit: z.number(),
  goal: z.number(),
  lit_by: z
    .array(z.object({ name: z.string(), at: time }))
    .describe('the newest twenty who helped'),
  may_light: flag.describe('mine: I can light one myself today'),
  may_help: flag.describe("another's: I can light one for them"),
  note: z.string().describe('why not, or what it brings'),
  words: z
    .object({ whose: z.string(), unit: z.string(), by: z.string(), thanks: z.string() })
    .describe('what lamps are called in this campaign'),
})

export const lampsCalls = {
  '/tp5/api/Campaign/join': post({
    summary: 'Takes part: from then on friends can help, or the card runs',
    access: 'user',
    once: true,
    touches: ['campaigns'],
    in: one.extend(given),
    out: entry,
  }),
  '/tp5/api/Campaign/lamps': get({
    summary: 'How far the lamps of an entry are lit, and by whom',
    access: 'public',
    of: ['campaigns', 'me'],
    in: z.object({ entry_id: uuid }),
    out: entry.extend({ key: z.string() }),
  }),
  '/tp5/api/Campaign/light': post({
    summary: 'Lights the one lamp of mine that I may light today',
    access: 'user',
    once: true,
    touches: ['campaigns'],
    in: one,
    out: entry,
  }),
  '/tp5/api/Campaign/help': post({
    summary: 'Lights a lamp for the friend who asked me, once',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['campaigns', 'wallet'],
    in: z.object({ entry_id: uuid, device: uuid.optional() }),
    out: entry,
  }),
}
