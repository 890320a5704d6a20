import { z } from 'zod'
import { get } from '../call'
import { cursor, empty, paged, time, uuid } from '../fields'

export const ruleCalls = {
  '/tp5/api/Fairness/rules': get({
    summary: 'What counts as cheating, what follows, and how much may be done a day',
    access: 'public',
    of: [],
    alike: true,
    in: empty,
    out: z.object({
      kinds: z.array(z.object({ name: z.string(), what: z.string(), weight: z.number() })),
      steps: z.array(z.object({ from: z.number(), words: z.string() })),
      limits: z.array(z.string()),
      counts_days: z.number().describe('so long it weighs'),
      object_days: z.number().describe('so long one may object'),
    }),
  }),
  '/tp5/api/Fairness/record': get({
    summary: 'What is held against me, newest first',
    access: 'user',
    of: ['fairness'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        offence_id: uuid,
        name: z.string(),
        note: z.string(),
        words: z.string().describe('what follows'),
        state: z.enum(['standing', 'objected', 'upheld', 'lifted']),
        state_text: z.string(),
        object_until: time.nullable().describe('null where it is too late, or was done'),
        created_at: time,
      }),
    ).extend({
      blocked_until: time.nullable().describe('until when I can begin no task'),
    }),
  }),
}
