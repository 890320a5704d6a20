import type { FastifyError, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createSeldom } from '@server/call/seldom'
import { Refusal } from '@server/call/refusal'
import { Forged } from '@server/providers/forged'
import type { RoutesHouse } from '../../area'
import { signerOf } from '../signed'
import { campaignOf, confirm } from './confirmations'

/** The address that partners are told. */
export const confirmPath = '/tp5/api/Campaign/confirm'

const bodyLimit = 4 * 1024
const message = z.object({ reference: z.string() })

/**
 * Where a partner tells that somebody has done what the campaign sends people for: no call of the
 * contract, for it is signed with a key of theirs and answered with a status.
 */
export function addConfirm(scope: FastifyInstance, house: RoutesHouse) {
  const { config, database, clock } = house
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  const seldom = createSeldom(60)
  scope.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'confirmation not taken')
    else
      seldom(clock(), (heldBack) =>
        request.log.warn({ err: error, heldBack }, 'confirmation not taken'),
      )
    return reply.code(status).send({ code: 'FAIL', message: words[status] ?? '内容不正确' })
  })

  scope.post<{ Body?: string }>(confirmPath, { bodyLimit }, async (request) => {
    const { headers, body = '' } = request
    const now = clock()
    const partnerKey = await signerOf(database.db, config.dataKey, { headers, body }, now)
    const reference = referenceIn(body)
    const { key: campaignKey } = await campaignOf(database.db, { reference, partnerKey, now })
    const said = { campaignKey, partnerKey, how: 'message' as const, references: [reference], now }
    await database.transaction((tx) => confirm(tx, said))
    return { code: 'SUCCESS', message: '成功' }
  })
}

function referenceIn(body: string): string {
  try {
    return message.parse(JSON.parse(body)).reference
  } catch {
    throw new Refusal('invalid')
  }
}

const words: Record<number, string> = {
  401: '签名不正确',
  404: '没有这个编号',
  500: '处理失败',
}

function statusOf(error: unknown): number {
  if (error instanceof Forged) return 401
  if (error instanceof Refusal) return error.error
  return (error as Partial<FastifyError>).statusCode ?? 500
}
