import type { FastifyInstance } from 'fastify'
import { contentPolicy } from '@server/call/page/content-policy'
import type { Settings } from '@server/config'
import { openApi } from './openapi'
import { docsPage } from './page'
import { shownCalls } from './shown'

/**
 * Made from the contract once, which does not change while the server runs: before anybody is
 * served, as it takes so long that all others would feel it.
 */
export function addDocs(app: FastifyInstance, { production }: Pick<Settings, 'production'>) {
  const calls = shownCalls(production)
  const page = once(() => docsPage(calls))
  const policy = once(() => contentPolicy(page(), []))
  const document = once(() => JSON.stringify(openApi(calls), null, 2))

  app.addHook('onListen', () => void [policy(), document()])

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
