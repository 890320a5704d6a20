import { z } from 'zod'
import { get } from './call'
import { empty } from './fields'
import { villages } from './promotion/villages'

export const promotion = {
  ...villages,
  '/tp5/api/Index/page': get({
    summary: 'The home page: village by position, banners, notices',
    access: 'public',
    in: empty,
    out: z.object({
      village: z
        .object({
          village_id: z.number(),
          name: z.string(),
          distance: z.number().nullable().describe('metres; null where the position is unknown'),
        })
        .nullable()
        .describe('null where none has opened yet'),
      banners: z.array(
        z.object({
          banner_id: z.number(),
          eyebrow: z.string(),
          title: z.string(),
          image: z.string(),
          goods_id: z.number().describe('where a tap leads; 0 is nowhere'),
        }),
      ),
      notices: z.array(z.object({ notice_id: z.number(), text: z.string() })),
    }),
  }),
}
