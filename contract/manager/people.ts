import { z } from 'zod'
import { get } from '../call'
import { cursor, id, paged, time } from '../fields'
import { chosen, span } from './shapes'

const fan = z.object({
  fan_id: z.number().describe('of the bond; it names nobody'),
  name: z.string().describe('masked'),
  machine_id: z.number(),
  machine_name: z.string(),
  bound_at: time,
  sold: z.number().describe('what they bought at my machines in all'),
  money: z.number().describe('in cents, less what went back'),
})

export const peopleCalls = {
  '/tp5/api/Franchise/userStatistics': get({
    summary: 'How many people came by my machines, in all and in the chosen days',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object(chosen),
    out: z.object({
      fans: z.number(),
      new_fans: z.number(),
      buyers: z.number().describe('of all of them those who bought something'),
      sold: z.number().describe('what all of them bought at my machines'),
      money: z.number(),
      days: z.array(z.object({ day: z.string(), new_fans: z.number() })),
      machines: z.array(
        z.object({
          machine_id: z.number(),
          name: z.string(),
          fans: z.number(),
          buyers: z.number(),
          sold: z.number(),
          money: z.number(),
        }),
      ),
    }),
  }),
  '/tp5/api/Franchise/bindUsers': get({
    summary: 'The people who came by my machines, masked: the newest, or who brought most, first',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object({
      cursor,
      sort: z.enum(['newest', 'most'], { error: '没有这种排法' }).optional(),
      fan_id: id.optional().describe('only this one'),
      ...chosen,
    }),
    out: paged(fan),
  }),
  '/tp5/api/MachinePv/list': get({
    summary: 'How often the pages of my machines were opened, and what was sold beside it',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object(chosen),
    out: z.object({
      visits: z.number(),
      sold: z.number(),
      days: z.array(z.object({ day: z.string(), visits: z.number(), sold: z.number() })),
      list: z.array(
        z.object({
          machine_id: z.number(),
          name: z.string(),
          visits: z.number(),
          sold: z.number(),
        }),
      ),
    }),
  }),
  '/tp5/api/Franchise/adStatistics': get({
    summary: 'Tasks of advertisers in the villages where my machines stand, in the chosen days',
    access: 'owner',
    of: ['machines', 'ads'],
    in: z.object(span),
    out: z.object({
      exposure: z.number(),
      opened: z.number(),
      completed: z.number(),
      list: z.array(
        z.object({
          title: z.string(),
          live: z.union([z.literal(0), z.literal(1)]),
          exposure: z.number(),
          opened: z.number(),
          completed: z.number().nullable().describe('null: fewer than five'),
        }),
      ),
    }),
  }),
}
