import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { pathOf } from './path'

declare module 'fastify' {
  interface FastifyReply {
    /** The `error` of the envelope; 0 is success. */
    refusal: number
  }
}

/** One line a request: its path, never its query or body, where tokens and phone numbers travel. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      error: reply.refusal,
      ms: Math.round(reply.elapsedTime),
    }
    if (error) request.log.warn({ ...line, err: error }, 'request cut off')
    else request.log.info(line, 'request')
  }

  override routeNotFound() {}
}
