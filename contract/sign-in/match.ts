import { z } from 'zod'
import { get, post } from '../call'
import { cursor, empty, paged, time, whole } from '../fields'

export const entryStates = ['waiting', 'attended', 'missed', 'won', 'lost', 'refunded'] as const

const mine = z.object({
  stake: z.number(),
  state: z.enum(entryStates),
  state_text: z.string(),
  got: z.number().describe('points that came back, 0 until it is decided'),
})

const figures = {
  day: z.string(),
  people: z.number(),
  pot: z.number().describe('points'),
}

export const matchCalls = {
  '/tp5/api/UserSignIn/match': get({
    summary: 'The match of tomorrow, which is open to all, and the one of today with my part in it',
    access: 'public',
    feature: 'signInMatch',
    of: ['signIns', 'wallet'],
    in: empty,
    out: z.object({
      next: z.object({
        ...figures,
        closes_at: time,
        mine: mine.nullable(),
      }),
      today: z
        .object({
          ...figures,
          phase: z.enum(['ahead', 'open', 'over', 'decided']),
          attended: z.number(),
          from: time,
          to: time,
          decided_at: time,
          mine: mine.nullable(),
        })
        .nullable()
        .describe('null where nobody has entered'),
      stakes: z.array(z.number()).describe('points; one of them is chosen'),
      from: z.string().describe('06:00'),
      to: z.string(),
      decided: z.string(),
      points: z.number().nullable().describe('what I have'),
    }),
  }),
  '/tp5/api/UserSignIn/matchEnter': post({
    summary: 'Enters the match of tomorrow with a stake of points',
    access: 'user',
    feature: 'signInMatch',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['signIns', 'wallet'],
    in: z.object({ stake: whole }),
    out: z.object({ day: z.string(), stake: z.number(), balance: z.number() }),
  }),
  '/tp5/api/UserSignIn/matchAttend': post({
    summary:
      'I am there: signs in for the match in its hours, and for the day where I have not yet',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['signIns', 'wallet'],
    in: empty,
    out: z.object({ day: z.string(), points: z.number().describe('what the day has given') }),
  }),
  '/tp5/api/UserSignIn/matches': get({
    summary: 'The matches that I have entered, newest first',
    access: 'user',
    of: ['signIns'],
    in: z.object({ cursor }),
    out: paged(mine.extend({ ...figures, attended: z.number() })),
  }),
}
