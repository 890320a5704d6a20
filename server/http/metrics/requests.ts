import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '@contract/api'
import type { Call } from '@contract/call'
import { refusals } from '@contract/refusals'
import { areaOf } from '@server/areas/assembled'
import { createCounter, createHistogram } from './counter'
import type { Family } from './exposition'

const calls: Partial<Record<string, Call>> = api

const refusalNames = new Map<number, string>(
  Object.entries(refusals).map(([name, { error }]) => [error, name]),
)

const kindOf = (route: string | undefined) => {
  const call = route === undefined ? undefined : calls[route]
  if (!call) return 'other'
  return call.of ? 'read' : 'write'
}

/** Ours is what nobody expected; whatever else is not answered was refused to the caller. */
function outcomeOf({ refusal, statusCode }: FastifyReply) {
  const status = refusal === 0 ? statusCode : refusal
  if (status >= 500 && status < 600) return 'failed'
  return refusal !== 0 || statusCode >= 400 ? 'refused' : 'ok'
}

/** Every request as it ends, by area and kind; a path that nobody knows is none of its own. */
export function countRequests(app: FastifyInstance): () => Family[] {
  const requests = createCounter<Record<'area' | 'kind' | 'outcome', string>>(
    'linji_requests_total',
    'Requests by area, kind of call and outcome',
  )
  const refused = createCounter<Record<'refusal', string>>(
    'linji_refusals_total',
    'Refusals by their name in the contract',
  )
  const seconds = createHistogram(
    'linji_request_seconds',
    'How long requests took, by kind of call',
    'kind',
  )

  app.addHook('onResponse', (request: FastifyRequest, reply, done) => {
    const { url } = request.routeOptions
    const kind = kindOf(url)
    requests.add({ area: areaOf.get(url ?? '') ?? 'none', kind, outcome: outcomeOf(reply) })
    seconds.observe(kind, reply.elapsedTime / 1000)
    const name = refusalNames.get(reply.refusal)
    if (name !== undefined) refused.add({ refusal: name })
    done()
  })
  return () => [requests.family(), refused.family(), seconds.family()]
}
