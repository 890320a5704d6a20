import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { sqlState } from '@server/database/transaction'
import { type Envelope, isApi, refused, refusedAs, repliesByStatus } from '@server/call/envelope'
import { Refusal } from '@server/call/refusal'

/** The database is starting, stopping or out of connections: worth another try in a moment. */
const passingStates = new Set(['57P01', '57P02', '57P03', '53300', '08006', '08001', '08003'])
const passingCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])
const passingWords = /connection terminated|timeout exceeded when trying to connect/i

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    passingStates.has(sqlState(error) ?? '') ||
    passingCodes.has((error as NodeJS.ErrnoException).code ?? '') ||
    passingWords.test(error.message) ||
    isPassing(error.cause)
  )
}

function envelopeOf(error: unknown): Envelope {
  if (error instanceof Refusal) return refused(error)
  const { statusCode = 500 } = error as Partial<FastifyError>
  if (statusCode === 413) return refusedAs('tooLarge')
  if (statusCode < 500) return refusedAs('invalid')
  return refusedAs(isPassing(error) ? 'unavailable' : 'internal')
}

/** HTTP 200 with the envelope, but where the status is what tells. What nobody expected goes to the log, never to the caller. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const envelope = envelopeOf(error)
  const unexpected = envelope.error >= 500 && envelope.error < 600
  if (unexpected) request.log.error({ err: error }, 'call failed')
  reply.refusal = envelope.error
  const byStatus = !isApi(request.url) || repliesByStatus(request.routeOptions.url)
  reply.code(byStatus ? statusOf(envelope) : 200)
  reply.type('application/json; charset=utf-8').send(envelope)
}

const statusOf = ({ error }: Envelope) => (error < 600 ? error : 400)
