import type { FastifyError, FastifyInstance } from 'fastify'
import { pushTakers } from '@server/areas/assembled'
import { createSeldom } from '@server/call/seldom'
import type { Database } from '@server/database/database'
import { Forged } from '@server/providers/forged'
import { NotJson } from '@server/providers/push/fields'
import type { PushReader } from '@server/providers/push/push'

/** The address that the console of the mini program is told. */
export const pushPath = '/tp5/api/OrderPay/push'

const bodyLimit = 64 * 1024

interface Asked {
  Querystring: Record<string, unknown>
}

interface House {
  database: Database
  providers: { push: PushReader }
  clock: () => Date
}

/** The message push of the mini program: first it asks whether this is the place, then it tells. */
export function addPush(scope: FastifyInstance, { providers: { push }, database, clock }: House) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  const seldom = createSeldom(60)
  scope.setErrorHandler((error, request, reply) => {
    const status = error instanceof Forged ? 401 : ((error as FastifyError).statusCode ?? 500)
    if (status >= 500) request.log.error({ err: error }, 'push not taken')
    else seldom(clock(), (heldBack) => request.log.warn({ err: error, heldBack }, 'push not taken'))
    const words = error instanceof NotJson ? error.message : 'fail'
    return reply.code(status).type('text/plain').send(words)
  })

  scope.get<Asked>(pushPath, (request, reply) =>
    reply.type('text/plain').send(push.greet(request.query, clock())),
  )

  scope.post<Asked & { Body?: string }>(pushPath, { bodyLimit }, async (request, reply) => {
    const { query, body = '', log } = request
    const now = clock()
    const fields = push.read({ query, body }, now)
    const event = fields.Event ?? ''
    // of others nothing becomes
    if (Object.hasOwn(pushTakers, event))
      await database.transaction(async (db) => pushTakers[event]!({ db, log, now }, fields))
    return reply.type('text/plain').send('success')
  })
}
