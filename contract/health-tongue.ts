import { z } from 'zod'
import { get, post } from './call'
import { cursor, flag, paged, time, uuid } from './fields'

/** When nothing can be seen on a photograph, by what the phone measures of it. */
export const tongueRules = {
  /** So wide it is measured, whatever its size. */
  side: 256,
  /** The mean of all that is in it, from 0 to 255. */
  dark: 60,
  bright: 215,
  /** How much neighbouring places differ, on the mean. */
  blurred: 3,
  /** Its shorter side in pixels. */
  least: 480,
  /** What has fewer bytes shows next to nothing. */
  bytes: 12_000,
} as const

const photograph = z.object({
  tongue_id: uuid,
  at: time,
  when: z.string().describe('今天 7:30'),
  url: z.string().describe('works for a few minutes'),
  by: z.string().describe('who looked at it'),
  looked: flag.describe('0: nobody looked at more than whether it is clear'),
  sentence: z.string(),
  faults: z.array(z.string()).describe('what stands in the way of seeing anything'),
  findings: z
    .array(z.object({ name: z.string(), text: z.string() }))
    .describe('in the words of whoever looked, and nothing else'),
})

const measured = (most: number) =>
  z.coerce.number<number>({ error: '照片没有量好，请重新拍' }).min(0).max(most)

export const healthTongueCalls = {
  '/tp5/api/ExchangeShop/HealthTongue/lists': get({
    summary: 'My photographs of my tongue with what was said of each, the newest first',
    access: 'user',
    of: ['health'],
    in: z.object({ cursor }),
    out: paged(photograph).extend({
      rules: z
        .object({
          ...{ side: z.number(), least: z.number(), dark: z.number() },
          ...{ bright: z.number(), blurred: z.number() },
        })
        .describe('by which the phone looks at a photograph before it sends it'),
      service: z.string().describe('who is sent a photograph; empty: nobody, it stays here'),
    }),
  }),
  '/tp5/api/ExchangeShop/HealthTongue/analyse': post({
    summary: 'Keeps a photograph that I brought up, and what whoever looks at it says',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['health'],
    in: z.object({
      upload_id: uuid,
      brightness: measured(255).describe('as the phone measured it'),
      sharpness: measured(1020).describe('as the phone measured it'),
    }),
    out: photograph,
  }),
  '/tp5/api/ExchangeShop/HealthTongue/remove': post({
    summary: 'Takes a photograph away, with all that was said of it',
    access: 'user',
    once: true,
    limit: { max: 120, seconds: 3600 },
    touches: ['health'],
    in: z.object({ tongue_id: uuid }),
    out: z.object({}),
  }),
}
