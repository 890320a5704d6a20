import { z } from 'zod'
import { get, post } from '../call'
import { cursor, empty, maybeLines, paged, phone, text, time } from '../fields'

const activity = z.enum(['place', 'franchise', 'brand'], { error: '没有这种合作' })

export const partnerCalls = {
  '/tp5/api/AttractInvestment/show': get({
    summary: 'How one becomes a partner: what each kind brings along, and what it gets',
    access: 'public',
    of: ['locations'],
    in: empty,
    out: z.object({
      opened: z.number().describe('villages that are open'),
      list: z.array(
        z.object({
          activity,
          title: z.string(),
          intro: z.string(),
          brings: z.array(z.string()),
          gets: z.array(z.string()),
          applied_at: time.nullable().describe('when I applied; null where I have not'),
        }),
      ),
    }),
  }),
  '/tp5/api/AttractInvestment/apply': post({
    summary: 'Applies to become a partner; again in place of the former application',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 3600 },
    touches: ['locations'],
    in: z.object({
      activity,
      name: text(20, '姓名'),
      phone,
      town: text(40, '所在地'),
      words: maybeLines(300, '想说的').default(''),
    }),
    out: z.object({ applied_at: time }),
  }),
  '/tp5/api/AttractInvestment/lists': get({
    summary: 'Who applied to become a partner, the newest first',
    access: 'developer',
    of: ['locations'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        application_id: z.string(),
        activity,
        title: z.string(),
        name: z.string(),
        phone: z.string(),
        town: z.string(),
        words: z.string(),
        applied_at: time,
      }),
    ),
  }),
}
