import { z } from 'zod'
import { get, post } from '../call'
import { day, empty, flag } from '../fields'

/** How a day stands: what is signed gave what it says, today and what lies ahead would. */
export const dayStates = ['signed', 'mended', 'missed', 'mendable', 'today', 'ahead'] as const

const gives = z.object({ points: z.number(), gold: z.number() })

const oneDay = gives.extend({
  day: z.string(),
  state: z.enum(dayStates),
  step: z.number().describe('the day of the ladder that it reaches; 0: none'),
})

/** What the home page shows of it, too. */
export const week = z.object({
  today: z.string(),
  signed: flag.describe('1: I have signed in today'),
  streak: z.number().describe('days in a row up to today, or up to yesterday while today is open'),
  gives: gives.describe('what signing in today gives, or has given'),
  next: gives
    .extend({ days: z.number(), left: z.number().describe('days still missing') })
    .describe('the next step of the ladder'),
  days: z.array(oneDay).describe('from Monday on'),
})

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, '月份格式应为 年-月')

export const daysCalls = {
  '/tp5/api/UserSignIn/weekRecord': get({
    summary: 'My week: which days I have signed in, how many in a row, what today gives',
    access: 'user',
    of: ['signIns'],
    in: empty,
    out: week,
  }),
  '/tp5/api/UserSignIn/lists': get({
    summary: 'A month of mine, day by day, and what I may still make up for',
    access: 'user',
    of: ['signIns'],
    in: z.object({ month: month.optional() }),
    out: z.object({
      month: z.string(),
      first: z.string().describe('the month in which my account was opened'),
      last: z.string().describe('this month'),
      days: z.array(oneDay),
      make_up: z.object({
        left: z.number().describe('days that I may still make up for this month'),
        most: z.number(),
        within: z.number().describe('days back'),
        points: z.number().describe('what one costs'),
      }),
    }),
  }),
  '/tp5/api/UserSignIn/ladder': get({
    summary: 'The rewards for days in a row, and how far up I am',
    access: 'user',
    of: ['signIns'],
    in: empty,
    out: z.object({
      streak: z.number(),
      place: z.number().describe('the day of this round; 0 before the first'),
      whole: z.number().describe('days of a round'),
      best: z.number().describe('the most days in a row so far'),
      signed: flag,
      steps: z.array(
        gives.extend({
          days: z.number(),
          left: z.number(),
          state: z.enum(['received', 'next', 'ahead']),
        }),
      ),
    }),
  }),
  '/tp5/api/UserSignIn/rules': get({
    summary: 'The rules of signing in and of the match, as they are reckoned by',
    access: 'public',
    of: ['signIns'],
    alike: true,
    in: empty,
    out: z.object({
      sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
    }),
  }),
  '/tp5/api/UserSignIn/signIn': post({
    summary: 'Signs in for today, once a business day; in its hours it counts for the match',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['signIns', 'wallet'],
    in: empty,
    out: gives.extend({
      streak: z.number(),
      steps: z.array(gives.extend({ days: z.number() })).describe('of the ladder, reached by it'),
      match: flag.describe('1: it counted for the match of today'),
    }),
  }),
  '/tp5/api/UserSignIn/makeUp': post({
    summary: 'Makes up for a day that I missed: it costs points and mends the days in a row',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['signIns', 'wallet'],
    in: z.object({ day }),
    out: z.object({
      cost: z.number(),
      streak: z.number(),
      steps: z.array(gives.extend({ days: z.number() })),
      left: z.number(),
    }),
  }),
}
