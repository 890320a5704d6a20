import { z } from 'zod'
import { post } from '../call'
import { count, flag, latitude, longitude, machineSn } from '../fields'

/** What a machine with a screen shows anew every half minute. */
export const screenCode = z.string().regex(/^\d{8}$/, '码不完整，请再扫一次')

/** Where the phone is, as it measured just now: never a place that somebody chose. */
const measured = z.object({
  latitude,
  longitude,
  accuracy: count.describe('metres by which the phone may be wrong'),
  age: count.describe('seconds since it measured'),
})

export const presenceCalls = {
  '/tp5/api/ExchangeShop/OfflineGoods/stand': post({
    summary: 'Proves that I stand before a machine, for a few minutes',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 60 },
    touches: ['machines', 'campaigns'],
    in: measured.partial().extend({
      machine_sn: machineSn,
      sticker: flag.optional().describe('1: its printed code was read just now'),
      code: screenCode.optional().describe('read from its screen just now'),
    }),
    out: z.object({
      machine_id: z.number(),
      seconds: z.number().describe('for how long that holds'),
    }),
  }),
}
