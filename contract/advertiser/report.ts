import { z } from 'zod'
import { get, post } from '../call'
import { day, time } from '../fields'
import { taskKinds } from './creative'
import { campaignId, funnel } from './shapes'

const span = {
  start_time: day.optional().describe('without both the last seven days'),
  end_time: day.optional(),
}

const share = z.object({
  name: z.string().describe('fewer than five people are put together as 其余'),
  people: z.number(),
})

const poll = z.object({
  question: z.string(),
  text: z.string(),
  people: z.number().nullable().describe('who answered it and was paid; null: fewer than five'),
  options: z.array(share).describe('empty where that is not told; people may choose several'),
})

export const adReportCalls = {
  '/tp5/api/Advertiser/report': get({
    summary: 'What came of the campaigns of my company, or of one, by day, village and task',
    access: 'advertiser',
    of: ['ads'],
    in: z.object({ campaign_id: campaignId.optional().describe('without it all'), ...span }),
    out: z.object({
      from: z.string(),
      to: z.string(),
      total: z.object(funnel),
      days: z.array(z.object({ day: z.string(), ...funnel })),
      villages: z
        .array(z.object({ name: z.string(), ...funnel }))
        .describe('those with fewer than five completions are put together'),
      tasks: z.array(
        z.object({
          task_id: z.number(),
          title: z.string(),
          kind: z.enum(taskKinds),
          ...funnel,
        }),
      ),
      polls: z
        .array(z.object({ task_id: z.number(), title: z.string(), questions: z.array(poll) }))
        .describe('of one campaign, all its days: what was chosen in its questionnaires'),
      wanted: z
        .number()
        .nullable()
        .describe('how many want what it is about; null: fewer than five'),
    }),
  }),
  '/tp5/api/Advertiser/export': post({
    summary: 'Gives an address from which a report can be fetched as CSV for a few minutes',
    access: 'advertiser',
    limit: { max: 30, seconds: 3600 },
    touches: [],
    in: z.object({ campaign_id: campaignId, ...span }),
    out: z.object({ url: z.string(), expires_at: time }),
  }),
  '/tp5/api/Advertiser/users': get({
    summary: 'How many neighbours did something for my company, by village and interest, unnamed',
    access: 'advertiser',
    of: ['ads'],
    in: z.object({ campaign_id: campaignId.optional() }),
    out: z.object({
      people: z.number().nullable().describe('null: fewer than five'),
      again: z.number().nullable().describe('of them more than once'),
      villages: z.array(share),
      interests: z.array(share),
    }),
  }),
}
