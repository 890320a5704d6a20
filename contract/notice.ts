import { z } from 'zod'
import { get, post } from './call'
import { empty, time } from './fields'

export const noticeCalls = {
  '/tp5/api/Index/notices': get({
    summary: 'The notices of the house in their versions, newest first',
    access: 'public',
    of: ['notices'],
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          notice_id: z.number(),
          title: z.string(),
          text: z.string(),
          version: z.number(),
          changed_at: time.describe('when this version came'),
          link: z.string().describe('where the whole of it stands; empty: nowhere'),
        }),
      ),
      seen_at: time.nullable().describe('up to when I have read; null for a visitor, and at first'),
    }),
  }),
  '/user/common/setSeeStatus': post({
    summary: 'I have read the notices there are now',
    access: 'user',
    once: true,
    touches: ['notices'],
    in: empty,
    out: z.object({ seen_at: time }),
  }),
}
