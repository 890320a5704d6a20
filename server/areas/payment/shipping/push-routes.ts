import type { FastifyError, FastifyInstance } from 'fastify'
import { createSeldom } from '@server/call/seldom'
import { Forged } from '@server/providers/forged'
import type { RoutesHouse } from '../../area'
import { pushPath } from '../payment'
import { takePush } from './pushed'

const bodyLimit = 64 * 1024

interface Asked {
  Querystring: Record<string, unknown>
}

/** The message push of the mini program: first it asks whether this is the place, then it tells. */
export function addPushRoutes(
  scope: FastifyInstance,
  { providers: { push }, database, clock }: RoutesHouse,
) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  const seldom = createSeldom(60)
  scope.setErrorHandler((error, request, reply) => {
    const status = error instanceof Forged ? 401 : ((error as FastifyError).statusCode ?? 500)
    if (status >= 500) request.log.error({ err: error }, 'push not taken')
    else seldom(clock(), (heldBack) => request.log.warn({ err: error, heldBack }, 'push not taken'))
    return reply.code(status).type('text/plain').send('fail')
  })

  scope.get<Asked>(pushPath, (request, reply) =>
    reply.type('text/plain').send(push.greet(request.query, clock())),
  )

  scope.post<Asked & { Body?: string }>(pushPath, { bodyLimit }, async (request, reply) => {
    const { query, body = '', log } = request
    const now = clock()
    const fields = push.read({ query, body }, now)
    await database.transaction((db) => takePush({ db, log, now }, fields))
    return reply.type('text/plain').send('success')
  })
}
