import { z } from 'zod'
import { get, post } from './call'
import { empty, flag, time, uuid } from './fields'

/** A film of the house, an ad of WeChat's mini programs, or the page of a platform that signs what it tells. */
export const filmWays = ['film', 'weapp', 'web'] as const
const way = z.enum(filmWays)

export const adRewardCalls = {
  '/tp5/api/AdReward/index': get({
    summary: 'The films that give points: what one gives, and how many more I may see today',
    access: 'public',
    of: ['films'],
    in: empty,
    out: z.object({
      state: z
        .enum(['open', 'spent', 'gone', 'closed'])
        .describe('spent: I have seen all of today; gone: the house has given all of today'),
      way: way.nullable().describe('null where there are none'),
      points: z.number().describe('what one gives'),
      seconds: z.number().describe('that one takes at least'),
      most: z.number().describe('a person, a business day'),
      left: z.number(),
      got: z.number().describe('points that they have given me today'),
      wait: z.number().describe('seconds until I may begin the next'),
    }),
  }),
  '/tp5/api/AdReward/begin': post({
    summary: 'Lets me see a film: a ticket that is paid for once; the same one while it is open',
    access: 'user',
    feature: 'rewardedFilm',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['fairness'],
    in: z.object({
      device: uuid.optional().describe("the app's own number on this phone"),
    }),
    out: z.object({
      ticket: z.string(),
      way,
      source: z
        .string()
        .describe('address of the film, number of the ad unit, or address of the page'),
      points: z.number(),
      seconds: z.number().describe('that it takes at least'),
      expires_at: time,
    }),
  }),
  '/tp5/api/AdReward/finish': post({
    summary: 'The film is over; where a platform tells the server of it, only asks how that stands',
    access: 'user',
    once: true,
    limit: { max: 300, seconds: 600 },
    touches: ['films', 'wallet'],
    in: z.object({ ticket: uuid, ended: flag.describe('0: I left before its end') }),
    out: z.object({
      state: z.enum(['paid', 'awaited', 'left']),
      points: z.number().describe('what it has given'),
      balance: z.number(),
    }),
  }),
}
