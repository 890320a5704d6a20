import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Envelope, isApi, refused, refusedAs, repliesByStatus } from '@server/call/envelope'
import { Refusal } from '@server/call/refusal'
import { isBusy, isLost } from '@server/database/failover'
import { Unanswered } from '@server/providers/unanswered'
import { pathOf } from './path'

function envelopeOf(error: unknown): Envelope {
  if (error instanceof Refusal) return refused(error)
  if (error instanceof Unanswered) return { ...refusedAs('unavailable'), message: error.words }
  const { statusCode = 500 } = error as Partial<FastifyError>
  if (statusCode === 413) return refusedAs('tooLarge')
  if (statusCode < 500) return refusedAs('invalid')
  return refusedAs(isLost(error) || isBusy(error) ? 'unavailable' : 'internal')
}

/** HTTP 200 with the envelope, but where the status is what tells. What nobody expected goes to the log, never to the caller. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const envelope = envelopeOf(error)
  const unexpected = envelope.error >= 500 && envelope.error < 600
  if (unexpected) request.log.error({ err: error }, 'call failed')
  reply.refusal = envelope.error
  const byStatus = !isApi(pathOf(request.url)) || repliesByStatus(request.routeOptions.url)
  reply.code(byStatus ? statusOf(envelope) : 200)
  reply.type('application/json; charset=utf-8').send(envelope)
}

const statusOf = ({ error }: Envelope) => (error < 600 ? error : 400)
