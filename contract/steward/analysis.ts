import { z } from 'zod'
import { get } from '../call'
import { empty, flag } from '../fields'
import { village } from './shapes'

const span = {
  from: z.string().describe('a day; whole weeks, so that nobody is found by comparing two days'),
  to: z.string(),
  least: z.number().describe('no group of fewer people is told'),
}

const allowed = {
  may: flag,
  reason: z.string().describe('why nothing is told; empty where something is'),
}

const groups = {
  ...span,
  ...allowed,
  list: z.array(
    z.object({
      name: z.string(),
      people: z.number(),
      pieces: z.number(),
      per_mille: z.number().describe('of the pieces that are told; a thousand together'),
    }),
  ),
}

const favourites = (summary: string) =>
  get({
    summary,
    access: 'steward',
    of: ['orders', 'machines'],
    in: z.object({ village }),
    out: z.object(groups),
  })

export const analysisCalls = {
  '/tp5/api/Housekeep/allowStatistics': get({
    summary: 'Of which of my villages it may be told what is bought, and why not of the others',
    access: 'steward',
    of: ['orders', 'machines'],
    in: empty,
    out: z.object({
      ...span,
      villages: z.array(z.object({ village: z.string(), ...allowed })),
    }),
  }),
  '/tp5/api/Housekeep/brandFavorite': favourites(
    'What is bought most at the machines of a village; few people are told as others',
  ),
  '/tp5/api/Housekeep/buyTimeFavorite': favourites(
    'At what time of the day is bought there; few people are told as others',
  ),
}
