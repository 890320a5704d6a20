import { z } from 'zod'
import { get, post } from '../call'
import { cursor, empty, flag, lines, maybeLines, paged, phone, text, time, uuid } from '../fields'

const activity = z.enum(['place', 'franchise', 'brand'], { error: '没有这种合作' })

export const partnerStates = ['waiting', 'accepted', 'refused'] as const
export type PartnerState = (typeof partnerStates)[number]
const partnerState = z.enum(partnerStates, { error: '没有这种进展' })

const application = z.object({
  application_id: z.string(),
  activity,
  title: z.string(),
  name: z.string().describe('masked'),
  phone: z.string().describe('masked'),
  town: z.string(),
  words: z.string(),
  applied_at: time,
  state: partnerState,
  state_text: z.string(),
  answer: z.string().describe('what they were told; empty before'),
  answered_by: z.string().describe('masked; empty before'),
  answered_at: time.nullable(),
  due_at: time.describe('until when they should have an answer'),
  mine: flag.describe('I applied myself: somebody else answers'),
})

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
          applied_at: time.nullable().describe('when I applied last; null where I have not'),
          state: partnerState.nullable().describe('of my application'),
          answer: z.string().describe('what I was told of it; empty before'),
        }),
      ),
    }),
  }),
  '/tp5/api/AttractInvestment/apply': post({
    summary: 'Applies to become a partner; again in place of an application that still waits',
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
    summary: 'Who applied to become a partner, the newest first, and what became of it',
    access: 'developer',
    of: ['locations'],
    in: z.object({ cursor, state: partnerState.optional() }),
    out: paged(application).extend({ waiting: z.number().describe('how many wait in all') }),
  }),
  '/tp5/api/AttractInvestment/look': post({
    summary:
      'Tells the whole name and phone of who would be a partner; that it was looked at stays on record',
    access: 'developer',
    once: true,
    limit: { max: 30, seconds: 3600 },
    touches: [],
    in: z.object({ application_id: uuid }),
    out: z.object({ name: z.string(), phone: z.string() }),
  }),
  '/tp5/api/AttractInvestment/answer': post({
    summary: 'Says yes or no to who would be a partner, in words that they read',
    access: 'developer',
    once: true,
    touches: ['locations', 'messages'],
    in: z.object({
      application_id: uuid,
      pass: flag.describe('1: we do it together'),
      words: lines(200, '答复'),
    }),
    out: application,
  }),
}
