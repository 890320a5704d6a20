import { z } from 'zod'
import { get } from './call'
import { day } from './fields'

export const agreement = {
  '/tp5/api/Agreement/detail': get({
    summary: 'An agreement in force: user agreement, privacy policy, liability statement',
    access: 'public',
    in: z.object({ key: z.enum(['user', 'privacy', 'responsibility'], { error: '没有这份协议' }) }),
    out: z.object({
      title: z.string(),
      version: z.string(),
      effective_at: day,
      sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
    }),
  }),
}
