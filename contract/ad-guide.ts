import { z } from 'zod'
import { get } from './call'
import { empty } from './fields'

export const adGuideCalls = {
  '/tp5/api/AdvertisingHelper/lists': get({
    summary: 'What advertisers ask, by subject',
    access: 'public',
    alike: true,
    of: [],
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          subject: z.string(),
          topics: z.array(z.object({ key: z.string(), title: z.string() })),
        }),
      ),
    }),
  }),
  '/tp5/api/AdvertisingHelper/detail': get({
    summary: 'The answer to one of them',
    access: 'public',
    alike: true,
    of: [],
    in: z.object({ key: z.string().regex(/^[a-z-]{1,30}$/, '没有这一条') }),
    out: z.object({
      key: z.string(),
      title: z.string(),
      subject: z.string(),
      paragraphs: z.array(z.string()),
    }),
  }),
}
