import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Received, receive } from '@server/areas/payment/receive'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { createPayment, Forged } from '@server/providers/payment/payment'

interface Options {
  config: Config
  database: Database
  clock: () => Date
}

export const notifyPath = '/tp5/api/OrderPay/notify'
const bodyLimit = 64 * 1024

/** The provider tries again later wherever it is not told that all is well. */
const objections: Partial<Record<Received, { status: number; message: string }>> = {
  unknown: { status: 404, message: '没有这笔支付' },
  contrary: { status: 409, message: '金额或交易号与支付单不一致' },
}

/**
 * Where the provider tells us of money: no call of the contract, for it is neither signed nor
 * answered as ours are. Register it apart, so that its body and its errors stay its own.
 */
export function addPayNotify(scope: FastifyInstance, { config, database, clock }: Options) {
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  scope.setErrorHandler((error, request, reply) => {
    const forged = error instanceof Forged
    request.log[forged ? 'warn' : 'error']({ err: error }, 'notification not taken')
    return fail(reply, forged ? 401 : 500, forged ? '签名不正确' : '处理失败')
  })

  scope.post<{ Body: string }>(notifyPath, { bodyLimit }, async (request, reply) => {
    const { headers, body } = request
    const now = clock()
    const paid = createPayment(config, database.db).read({ headers, body }, now)
    const received = paid && (await database.transaction((tx) => receive(tx, paid, now)))
    const objection = received && objections[received]
    if (!objection) return { code: 'SUCCESS', message: '成功' }
    request.log.error(
      { received, paymentNo: paid?.paymentNo },
      'notification contradicts our books',
    )
    return fail(reply, objection.status, objection.message)
  })
}

const fail = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).type('application/json; charset=utf-8').send({ code: 'FAIL', message })
