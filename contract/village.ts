import { z } from 'zod'
import { get } from './call'
import { empty } from './fields'

export const villages = {
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
}
