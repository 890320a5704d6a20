import type { FastifyInstance } from 'fastify'
import { contentPolicy } from '../assets/content-policy'
import { openApi } from './openapi'
import { docsPage } from './page'

/** Made from the contract when the server starts: the contract does not change while it runs. */
export function addDocs(app: FastifyInstance) {
  const page = docsPage()
  const document = JSON.stringify(openApi(), null, 2)
  const policy = contentPolicy(page, [])

  app.get('/docs', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(page),
  )
  app.get('/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
}
