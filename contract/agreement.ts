import { z } from 'zod'
import { get } from './call'
import { day } from './fields'

/** What binds, and what is made known to everybody. */
export const agreementKeys = [
  'user',
  'privacy',
  'responsibility',
  'questionnaire',
  'delay',
  'renaming',
] as const

export const agreementCalls = {
  '/tp5/api/Agreement/detail': get({
    summary: 'A text in force: an agreement, a policy, a statement, a public notice',
    access: 'public',
    of: [],
    alike: true,
    in: z.object({ key: z.enum(agreementKeys, { error: '没有这份协议' }) }),
    out: z.object({
      title: z.string(),
      version: z.string(),
      effective_at: day,
      sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
    }),
  }),
}
