import { z } from 'zod'
import { post } from '../call'
import { tint } from '../catalogue/goods'
import { flag } from '../fields'
import { one } from './fields'

/** Every way to an app that is not ours, saying whom we send; empty: not this one. The phone chooses. */
const outsideWays = z.object({
  mini: z.object({ app_id: z.string(), path: z.string() }).describe('a mini program of WeChat'),
  scheme: z.string().describe('opens the app where it is installed'),
  url: z.string().describe('its page for browsers; one that begins with / is ours'),
  download: z.object({ ios: z.string(), android: z.string() }),
})

export const outside = z.object({
  app: z.string().describe('its name'),
  note: z.string(),
  picture: z.string(),
  tint,
  text: z.string().describe('of the button that opens it'),
  opened: flag.describe('I have opened it from here'),
  confirms: flag.describe('1: its partner confirms what is done there; 0: nobody does'),
  confirmed: flag.describe('it has, of me'),
  proof: z.string().describe('that the confirmation is waited for, or that there is none'),
  may_open: flag.describe('it is my turn to, or I have received already'),
  later: z.string().describe('why not yet; empty where it may be opened'),
  ways: outsideWays,
})

export const outingCalls = {
  '/tp5/api/Campaign/outside': post({
    summary: "Sets out to a partner's app: from then on the campaign knows that I was there",
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['campaigns'],
    in: one,
    out: outside,
  }),
}
