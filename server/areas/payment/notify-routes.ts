import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '@server/call/refusal'
import { createSeldom } from '@server/call/seldom'
import { Forged } from '@server/providers/forged'
import type { RoutesHouse } from '../area'
import { notifyPath } from './payment'
import { receive } from './receive'

const bodyLimit = 64 * 1024

/**
 * Where the provider tells us of money: no call of the contract, for it is neither signed nor
 * answered as ours are. Register it apart, so that its body and its errors stay its own.
 */
export function addPayNotify(
  scope: FastifyInstance,
  { providers, database, clock, ports }: RoutesHouse,
) {
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

  scope.post<{ Body: string }>(notifyPath, { bodyLimit }, async (request) => {
    const { headers, body } = request
    const now = clock()
    const paid = providers.payment.read({ headers, body }, now)
    const received =
      paid && (await database.transaction((tx) => receive(ports.orders, tx, paid, now)))
    if (received === 'noted') {
      const { paymentNo, transactionId } = paid!
      request.log.error({ paymentNo, transactionId }, 'money that fits no payment of ours')
    }
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
