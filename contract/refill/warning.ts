import { z } from 'zod'
import { get, post } from '../call'
import { cursor, flag, id, paged, time } from '../fields'

/** What is wrong at a machine, the worst first. */
export const warningKinds = ['offline', 'faulty', 'temperature', 'stuck', 'empty', 'low'] as const
export const warningKind = z.enum(warningKinds, { error: '没有这样的预警' })

export const slotNo = z.string().regex(/^[A-Z]\d{1,2}$/, '货道编号不正确')

const warning = z.object({
  kind: warningKind,
  text: z.string(),
  machine_id: z.number(),
  machine_sn: z.string(),
  machine_name: z.string(),
  village: z.string(),
  slot_no: z.string().describe('empty where it is about the machine'),
  title: z.string(),
  image: z.string(),
  stock: z.number(),
  capacity: z.number(),
  depletion: z.number().describe('of the whole machine, in hundredths'),
  tour: flag.describe('the machine is worth a tour to refill it'),
  supply_key: z.string().describe('of what fills the slot; empty where nothing does'),
  packs: z.number().describe('how many packs fill the slot'),
  last_seen_at: time.nullable(),
})

export const warningCalls = {
  '/tp5/api/Warning/list': get({
    summary: 'What is low, empty, stuck, faulty, too warm or silent at my machines, worst first',
    access: 'operator',
    of: ['machines', 'refills'],
    in: z.object({ cursor, kind: warningKind.optional() }),
    out: paged(warning).extend({
      totals: z.object({
        offline: z.number(),
        faulty: z.number(),
        temperature: z.number(),
        stuck: z.number(),
        empty: z.number(),
        low: z.number(),
        tours: z.number().describe('machines that a tour is proposed for'),
      }),
    }),
  }),
  '/tp5/api/Warning/addGoodsToCart': post({
    summary: 'Puts into my cart what fills a slot of my machine, or all that are low or empty',
    access: 'operator',
    once: true,
    limit: { max: 60, seconds: 60 },
    touches: ['refills'],
    in: z.object({ machine_id: id, slot_no: slotNo.optional() }),
    out: z.object({
      added: z.array(z.object({ supply_key: z.string(), title: z.string(), packs: z.number() })),
      kinds: z.number().describe('how many kinds of goods the cart has now'),
      sum: z.number().describe('of all of the cart, in cents'),
    }),
  }),
}
