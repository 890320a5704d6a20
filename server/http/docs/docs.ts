import type { FastifyInstance } from 'fastify'
import { contentPolicy } from '@server/call/page/content-policy'
import { openApi } from './openapi'
import { docsPage } from './page'

/** Made from the contract when somebody first asks: the contract does not change while the server runs. */
export function addDocs(app: FastifyInstance) {
  const page = once(docsPage)
  const policy = once(() => contentPolicy(page(), []))
  const document = once(() => JSON.stringify(openApi(), null, 2))

  app.get('/docs', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy() })
      .type('text/html; charset=utf-8')
      .send(page()),
  )
  app.get('/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  )
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}
