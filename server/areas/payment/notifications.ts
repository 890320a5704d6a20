import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '@server/call/refusal'
import { createSeldom } from '@server/call/seldom'
import { Forged } from '@server/providers/forged'
import type { Arrived } from '@server/providers/payment/payment'

const bodyLimit = 64 * 1024

interface Taking {
  path: string
  clock: () => Date
  take: (arrived: Arrived, now: Date, log: FastifyBaseLogger) => Promise<void>
}

/**
 * Where the provider tells us of money: no call of the contract, for it is neither signed nor
 * answered as ours are. Register it apart, so that its body and its errors stay its own.
 */
export function takeNotifications(scope: FastifyInstance, { path, clock, take }: Taking) {
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  const seldom = createSeldom(60)
  scope.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'notification not taken')
    // anybody may send what is none: a word a minute tells of it, a word each would fill the disk
    else
      seldom(clock(), (heldBack) =>
        request.log.warn({ err: error, heldBack }, 'notification not taken'),
      )
    return fail(reply, status, words[status] ?? '内容不正确')
  })

  scope.post<{ Body: string }>(path, { bodyLimit }, async ({ headers, body, log }) => {
    await take({ headers, body }, clock(), log)
    return { code: 'SUCCESS', message: '成功' }
  })
}

const words: Record<number, string> = { 401: '签名不正确', 500: '处理失败' }

function statusOf(error: unknown): number {
  if (error instanceof Forged) return 401
  if (error instanceof Refusal) return error.error
  return (error as Partial<FastifyError>).statusCode ?? 500
}

const fail = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).type('application/json; charset=utf-8').send({ code: 'FAIL', message })
