import { z } from 'zod'
import { get, post } from '../call'
import { cursor, lines, paged, time, uuid } from '../fields'

const ticketKinds = ['question', 'objection'] as const

export const ticketCalls = {
  '/tp5/api/UserTicket/create': post({
    summary: 'Asks the house something, or objects to what it holds against me',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 3600 },
    touches: ['fairness'],
    in: z.object({
      offence_id: uuid.optional().describe('what I object to; without it a question'),
      about: z
        .string()
        .regex(/^[\w:-]{0,60}$/, '编号不正确')
        .optional()
        .describe('a number of ours'),
      words: lines(500, '说明'),
    }),
    out: z.object({ ticket_id: uuid }),
  }),
  '/tp5/api/UserTicket/lists': get({
    summary: 'What I have asked the house and objected to, newest first',
    access: 'user',
    of: ['fairness'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        ticket_id: uuid,
        kind: z.enum(ticketKinds),
        about: z.string().describe('in words'),
        words: z.string(),
        state: z.enum(['open', 'answered']),
        answer: z.string(),
        created_at: time,
        answered_at: time.nullable(),
      }),
    ),
  }),
}
