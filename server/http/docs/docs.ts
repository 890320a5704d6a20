import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { contentPolicy } from '@server/call/page/content-policy'
import type { Settings } from '@server/config'
import type { Path } from '@contract/api'
import { openApi, pathItem } from './openapi'
import { callEntry, docsPage } from './page'
import { shownCalls } from './shown'

interface Docs {
  page: string
  policy: string
  document: string
}

/** Made when somebody first asks: the contract does not change while the server runs. */
export function addDocs(app: FastifyInstance, { production }: Pick<Settings, 'production'>) {
  let made: Promise<Docs> | undefined
  const docs = () => (made ??= make(shownCalls(production)))

  app.get('/docs', async (_request, reply) => {
    const { page, policy } = await docs()
    return reply
      .headers({ 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(page)
  })
  app.get('/docs/openapi.json', async (_request, reply) => {
    const { document } = await docs()
    return reply.type('application/json; charset=utf-8').send(document)
  })
}

/** Call by call, and whoever else waits has their turn between two of them: all take a second. */
async function make(calls: readonly Path[]): Promise<Docs> {
  for (const path of calls) {
    callEntry(path)
    pathItem(path)
    await turn()
  }
  const page = docsPage(calls)
  return {
    page,
    policy: contentPolicy(page, []),
    document: JSON.stringify(openApi(calls), null, 2),
  }
}
