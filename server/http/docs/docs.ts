import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '@server/config'
import { contentPolicy } from '@server/call/page/content-policy'
import { isFromThisMachine } from '../this-machine'
import { openApi } from './openapi'
import { docsPage } from './page'

/**
 * Made from the contract when somebody first asks: the contract does not change while the server
 * runs. It has the calls of the staff too, so in production it is for whoever sits at the machine.
 */
export function addDocs(app: FastifyInstance, { production }: Pick<Settings, 'production'>) {
  const isShown = (request: FastifyRequest) => !production || isFromThisMachine(request)
  const page = once(docsPage)
  const policy = once(() => contentPolicy(page(), []))
  const document = once(() => JSON.stringify(openApi(), null, 2))

  app.get('/docs', (request, reply) => {
    if (!isShown(request)) return reply.callNotFound()
    return reply
      .headers({ 'content-security-policy': policy() })
      .type('text/html; charset=utf-8')
      .send(page())
  })
  app.get('/docs/openapi.json', (request, reply) => {
    if (!isShown(request)) return reply.callNotFound()
    return reply.type('application/json; charset=utf-8').send(document())
  })
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}
