import { z } from 'zod'
import { get, post } from './call'
import { empty, flag, id, time } from './fields'

export const villageCalls = {
  '/tp5/api/Index/villages': get({
    summary: 'The villages that have opened, nearest first where the position is known',
    access: 'public',
    of: ['village', 'here'],
    alike: true,
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          village_id: z.number(),
          name: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          distance: z.number().nullable().describe('metres; null where the position is unknown'),
        }),
      ),
    }),
  }),
  '/tp5/api/Village/mine': get({
    summary: 'The village I belong to',
    access: 'user',
    of: ['village'],
    in: empty,
    out: z.object({
      village: z
        .object({ village_id: z.number(), name: z.string(), joined_at: time })
        .nullable()
        .describe('null while I have chosen none'),
      may_change: flag.describe('a village is kept for a month'),
      may_change_at: time.nullable().describe('from when on; null where I may now'),
      kept_days: z.number(),
    }),
  }),
  '/tp5/api/Village/userBind': post({
    summary: 'Makes a village mine',
    access: 'user',
    once: true,
    touches: ['village'],
    in: z.object({ village_id: id }),
    out: z.object({ village_id: z.number(), name: z.string(), joined_at: time }),
  }),
}
