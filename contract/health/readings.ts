import { z } from 'zod'
import { get, post } from '../call'
import { cursor, paged } from '../fields'
import { measure, personId, place, reading, readingId, values } from './shapes'

const whose = { cursor, person_id: personId }

const list = (what: string) =>
  get({
    summary: `${what}, each reading by itself with what was corrected, the newest first`,
    access: 'user',
    of: ['health'],
    in: z.object(whose),
    out: paged(reading),
  })

export const readingsCalls = {
  '/tp5/api/ExchangeShop/HealthReport/bloodPressureDetail': list('Blood pressure'),
  '/tp5/api/ExchangeShop/HealthReport/heartDetail': list('Heart rate'),
  '/tp5/api/ExchangeShop/HealthReport/weightDetail': list('Weight'),
  '/tp5/api/ExchangeShop/HealthReport/bloodOxygenDetail': list('Blood oxygen'),
  '/tp5/api/ExchangeShop/HealthReport/readings': get({
    summary: 'The same of any measure',
    access: 'user',
    of: ['health'],
    in: z.object({ ...whose, measure }),
    out: paged(reading),
  }),
  '/tp5/api/ExchangeShop/HealthReport/add': post({
    summary: 'Writes down a reading that I took; the same one twice is one',
    access: 'user',
    once: true,
    limit: { max: 300, seconds: 3600 },
    touches: ['health'],
    in: z.object({
      measure,
      at: z.iso
        .datetime({ offset: true, error: '时间不正确' })
        .optional()
        .describe('left out: now; never in the future'),
      place: place.optional().describe('left out: at home'),
      ...values,
    }),
    out: reading,
  }),
  '/tp5/api/ExchangeShop/HealthReport/edit': post({
    summary: 'Corrects the values of a reading; what stood there is kept',
    access: 'user',
    once: true,
    limit: { max: 300, seconds: 3600 },
    touches: ['health'],
    in: z.object({ reading_id: readingId, ...values }),
    out: reading,
  }),
  '/tp5/api/ExchangeShop/HealthReport/remove': post({
    summary: 'Takes a reading away, with all that stood there',
    access: 'user',
    once: true,
    limit: { max: 300, seconds: 3600 },
    touches: ['health'],
    in: z.object({ reading_id: readingId }),
    out: z.object({}),
  }),
}
