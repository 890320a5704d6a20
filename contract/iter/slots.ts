import { z } from 'zod'
import { get } from '../call'
import { tint } from '../catalogue/goods'
import { empty, flag, machineSn, time } from '../fields'

export const slotNo = z.string().regex(/^[A-Z]\d{1,2}$/, '货道编号不正确')

/** One slot of a machine. */
export const whichSlot = { machine_sn: machineSn, slot_no: slotNo }

export const movementKind = z.enum([
  'sold',
  'given',
  'tested',
  'doubted',
  'cleared',
  'restocked',
  'counted',
  'expired',
  'lost',
  'removed',
])

const slot = z.object({
  slot_no: z.string(),
  goods_id: z.number().describe('the goods as they stand in this slot; other goods, another one'),
  title: z.string(),
  image: z.string(),
  tint,
  stock: z.number().describe('what may still be sold'),
  held: z.number().describe('what lies there for orders under way'),
  capacity: z.number(),
  points: z.number(),
  gold: z.number(),
  money: z.number().describe('cents'),
  limit_per_day: z.number().describe('a day and person; 0: as many as they like'),
  state: z.enum(['normal', 'low', 'empty', 'stuck']),
  shown: flag.describe('0: sold to nobody'),
  expires_on: z.string().nullable().describe('of what goes first; null: nobody has said it'),
  sold_week: z.number().describe('how many went to people within seven days'),
})

const machine = z.object({ machine_sn: z.string(), name: z.string(), village: z.string() })

export const slotsCalls = {
  '/tp5/api/Slot/list': get({
    summary: 'What lies in the slots of one of my machines, what it costs and whether it is sold',
    access: 'operator',
    of: ['machines'],
    in: z.object({ machine_sn: machineSn }),
    out: z.object({
      machine,
      totals: z.object({
        slots: z.number(),
        low: z.number(),
        empty: z.number(),
        stuck: z.number(),
        hidden: z.number(),
      }),
      list: z.array(slot),
    }),
  }),
  '/tp5/api/Slot/show': get({
    summary: 'One slot of a machine of mine, with what went in and out last',
    access: 'operator',
    of: ['machines'],
    in: z.object(whichSlot),
    out: z.object({
      machine,
      slot,
      movements: z.array(
        z.object({
          movement_no: z.number(),
          kind: movementKind,
          kind_text: z.string(),
          units: z.number().describe('more where it is positive'),
          lies: z.number().describe('what lay there afterwards, as the book was then'),
          at: time,
        }),
      ),
    }),
  }),
  '/tp5/api/Slot/goods': get({
    summary: 'The goods that stand in my machines, to be put into a slot',
    access: 'operator',
    of: ['machines'],
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          goods_id: z.number(),
          title: z.string(),
          image: z.string(),
          points: z.number(),
          gold: z.number(),
          money: z.number(),
          limit_per_day: z.number(),
        }),
      ),
    }),
  }),
}
