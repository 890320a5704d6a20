import { z } from 'zod'
import { get, post } from '../call'
import { empty, flag, id, lines, time } from '../fields'

export const applicationStates = ['none', 'waiting', 'approved', 'refused'] as const

const application = z.object({
  state: z.enum(applicationStates).describe('of my last application; none: I never applied'),
  reason: z.string().describe('why it was refused, else empty'),
  machine_sn: z.string(),
  machine_name: z.string(),
  words: z.string().describe('what I wrote'),
  submitted_at: time.nullable(),
  identity: flag.describe('1: it is verified who I am, without which nobody can apply'),
  operator: flag.describe('1: I run machines already'),
})

export const applyCalls = {
  '/tp5/api/Iter/application': get({
    summary: 'How my application to run a machine stands',
    access: 'user',
    of: ['machines', 'identity', 'me'],
    in: empty,
    out: application,
  }),
  '/tp5/api/Iter/machines': get({
    summary: 'The machines that nobody runs, to apply for',
    access: 'user',
    of: ['machines'],
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          machine_id: z.number(),
          name: z.string(),
          village: z.string(),
          address: z.string(),
        }),
      ),
    }),
  }),
  '/tp5/api/Iter/apply': post({
    summary: 'Asks to run a machine that nobody runs',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 86_400 },
    touches: ['machines'],
    in: z.object({ machine_id: id, words: lines(300, '为什么适合') }),
    out: application,
  }),
}
