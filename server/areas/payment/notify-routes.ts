import type { FastifyInstance, FastifyReply } from 'fastify'
import { Forged } from '@server/providers/payment/payment'
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

  scope.setErrorHandler((error, request, reply) => {
    const forged = error instanceof Forged
    request.log[forged ? 'warn' : 'error']({ err: error }, 'notification not taken')
    return fail(reply, forged ? 401 : 500, forged ? '签名不正确' : '处理失败')
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

const fail = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).type('application/json; charset=utf-8').send({ code: 'FAIL', message })
