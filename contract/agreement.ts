import { z } from 'zod'
import { get } from './call'
import { day, flag, text } from './fields'

/** What binds, and what is made known to everybody. */
export const agreementKeys = [
  'user',
  'privacy',
  'identity',
  'responsibility',
  'questionnaire',
  'delay',
  'renaming',
  'adult',
  'merchant',
  'healthRecord',
  'healthPlan',
  'healthGuard',
  'healthTongue',
  'healthFamily',
] as const

export const agreementCalls = {
  '/tp5/api/Agreement/detail': get({
    summary:
      'An agreement, a policy, a statement, a public notice: as it is in force, or any of its versions',
    access: 'public',
    of: [],
    alike: true,
    in: z.object({
      key: z.enum(agreementKeys, { error: '没有这份协议' }),
      version: text(10, '版本').optional(),
    }),
    out: z.object({
      title: z.string(),
      version: z.string(),
      effective_at: day,
      in_force: flag,
      sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
      versions: z
        .array(z.object({ version: z.string(), effective_at: day }))
        .describe('all there are, the newest first'),
    }),
  }),
}
