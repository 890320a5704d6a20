import { z } from 'zod'
import { get } from '../call'
import { cursor, empty, paged } from '../fields'
import { taskKinds } from './creative'
import { campaignId, campaignState, funnel } from './shapes'

const parts = {
  spent: z.number().describe('in cents; the sum of what follows'),
  people: z.number().describe('to whoever did it, in money'),
  points: z.number().describe('the worth of points that were given'),
  inviters: z.number(),
  house: z.number(),
}

export const adHouseCalls = {
  '/tp5/api/AdvertiserManage/lists': get({
    summary: 'All campaigns that are or were under way, newest first, for the people of the house',
    access: 'house',
    of: ['ads'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        campaign_id: z.number(),
        company: z.string(),
        title: z.string(),
        state: campaignState,
        state_text: z.string(),
        budget: z.number(),
        spent: z.number(),
        starts_on: z.string(),
        ends_on: z.string(),
      }),
    ),
  }),
  '/tp5/api/AdvertiserManage/detail': get({
    summary: 'One campaign as the house sees it: what came of it, and who was paid what',
    access: 'house',
    of: ['ads'],
    in: z.object({ campaign_id: campaignId }),
    out: z.object({
      campaign_id: z.number(),
      company: z.string(),
      title: z.string(),
      about: z.string(),
      state: campaignState,
      state_text: z.string(),
      total: z.object(funnel),
      ...parts,
      tasks: z.array(z.object({ title: z.string(), kind: z.enum(taskKinds), ...funnel })),
    }),
  }),
  '/tp5/api/AdvertiserManage/ratio': get({
    summary: 'What kinds of tasks the money of advertisers goes to, in the last thirty days',
    access: 'house',
    of: ['ads'],
    in: empty,
    out: z.object({
      spent: z.number(),
      kinds: z.array(z.object({ kind: z.enum(taskKinds), text: z.string(), cents: z.number() })),
    }),
  }),
  '/tp5/api/AdvertiserManage/dividend': get({
    summary: 'Who got what of the money of advertisers, month by month',
    access: 'house',
    of: ['ads'],
    in: empty,
    out: z.object({ months: z.array(z.object({ month: z.string(), ...parts })) }),
  }),
}
