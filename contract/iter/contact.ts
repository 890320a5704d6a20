import { z } from 'zod'
import { get, post } from '../call'
import { empty, flag, id, maybeText } from '../fields'

const card = z.object({ name: z.string(), phone: z.string(), hours: z.string() })

const mine = card.extend({ shown: flag.describe('1: customers of my machines see it') })

export const contactCalls = {
  '/tp5/api/IterContact/mine': get({
    summary: 'My card as customers of my machines see it, and whether they do',
    access: 'operator',
    of: ['me'],
    in: empty,
    out: mine,
  }),
  '/tp5/api/IterContact/setPopStatus': post({
    summary: 'Shows my card to customers of my machines, or hides it',
    access: 'operator',
    once: true,
    touches: ['me', 'machines'],
    in: z.object({
      shown: flag,
      hours: maybeText(30, '服务时间').optional().describe('left out: none is said'),
    }),
    out: mine,
  }),
  '/tp5/api/IterContact/show': get({
    summary: 'How to reach whoever runs this machine, where they want it',
    access: 'user',
    limit: { max: 60, seconds: 600 },
    of: ['machines'],
    in: z.object({ machine_id: id }),
    out: z.object({ contact: card.nullable().describe('null: they do not show it') }),
  }),
}
