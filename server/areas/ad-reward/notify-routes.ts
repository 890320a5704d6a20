import type { FastifyInstance } from 'fastify'
import { createSeldom } from '@server/call/seldom'
import { Forged } from '@server/providers/forged'
import { Unanswered } from '@server/providers/unanswered'
import type { RoutesHouse } from '../area'
import { type Outcome, takeCallback } from './take-callback'

/** Where an ad platform tells of a film that somebody has seen. */
export const filmNotifyPath = '/tp5/api/AdReward/notify'

/** 200 ends it; any other has the platform tell it again. */
const statuses: Readonly<Record<Outcome, number>> = {
  paid: 200,
  again: 200,
  late: 200,
  full: 200,
  soon: 409,
  unknown: 404,
  foreign: 403,
}

function statusOf(error: unknown): number {
  if (error instanceof Forged) return 401
  return error instanceof Unanswered ? 503 : 500
}

/** No call of the contract, for it is neither signed nor answered as ours are. */
export function addFilmNotify(
  scope: FastifyInstance,
  { config, providers, database, clock }: RoutesHouse,
) {
  const seldom = createSeldom(60)
  scope.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status === 500) request.log.error({ err: error }, 'callback of a film not taken')
    else
      seldom(clock(), (heldBack) =>
        request.log.warn({ err: error, heldBack }, 'callback of a film not taken'),
      )
    return reply.code(status).send({ state: status === 401 ? 'forged' : 'failed' })
  })

  scope.get(filmNotifyPath, async (request, reply) => {
    const [, query = ''] = request.url.split(/\?(.*)/s)
    const seen = await providers.rewarded.read(query)
    const house = { database, key: config.dataKey, now: clock() }
    const state = await takeCallback(house, seen)
    return reply.code(statuses[state]).send({ state })
  })
}
