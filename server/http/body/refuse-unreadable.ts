import type { FastifyInstance } from 'fastify'
import { Refusal } from '@server/call/refusal'
import { pathOf } from '../path'

/** What no route can make anything of: PostgreSQL holds no NUL, and a packed body may unpack to anything. */
export function refuseUnreadable(app: FastifyInstance) {
  app.addHook('onRequest', ({ url, headers }, _reply, done) => {
    if (pathOf(url).includes('\0')) throw new Refusal('notFound')
    const { 'content-encoding': encoding = 'identity' } = headers
    if (encoding !== 'identity')
      throw new Refusal('invalid', '提交的内容不能压缩，请更新到最新版本后再试')
    done()
  })
}
