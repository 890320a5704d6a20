import { z } from 'zod'
import { get, post } from '../call'
import { empty, flag, time } from '../fields'
import { detail, row, state, which } from './shapes'

export const reportCalls = {
  '/tp5/api/Village/lists': get({
    summary: 'The villages that came of leads, the newest first',
    access: 'developer',
    of: ['locations', 'village', 'machines'],
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          lead_id: z.string(),
          name: z.string(),
          developer: z.string().describe('masked'),
          live_at: time,
          days: z.number().describe('from the first clue to the opening'),
          machines: z.number().describe('that stand there or are planned'),
        }),
      ),
    }),
  }),
  '/tp5/api/Village/recommend': get({
    summary: 'Which leads of mine to see to next: those with the best chances, and why',
    access: 'developer',
    of: ['locations'],
    in: empty,
    out: z.object({ list: z.array(row.extend({ why: z.string() })) }),
  }),
  '/tp5/api/Village/statistics': get({
    summary: 'Leads by state, by month and by who develops them',
    access: 'developer',
    of: ['locations'],
    in: z.object({ mine: flag.optional().describe('1: those that I develop') }),
    out: z.object({
      all: z.number(),
      average_score: z.number().nullable().describe('of those that were scored'),
      states: z.array(z.object({ state, text: z.string(), count: z.number() })),
      months: z
        .array(
          z.object({
            month: z.string(),
            found: z.number(),
            signed: z.number(),
            live: z.number(),
          }),
        )
        .describe('the last twelve, this month last'),
      developers: z.array(
        z.object({
          developer: z.string().describe('masked; mine where `mine` says so'),
          mine: flag,
          all: z.number(),
          open: z.number().describe('neither open to everybody nor given up'),
          live: z.number(),
          lost: z.number(),
        }),
      ),
    }),
  }),
  '/tp5/api/VillageDevelop/subscription': post({
    summary: 'I want to be told when a lead moves, or no longer',
    access: 'developer',
    once: true,
    touches: ['locations'],
    in: which.extend({ on: flag }),
    out: detail,
  }),
}
