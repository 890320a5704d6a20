import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '@server/config'
import { isApi } from '@server/call/envelope'
import { pathOf } from './path'

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // An address of ours may carry a token for a moment: it never travels as a referer
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self)',
}

function addApiHeaders({ headers }: FastifyRequest, reply: FastifyReply, origins: Set<string>) {
  reply.header('cache-control', 'no-store')
  if (origins.size === 0) return
  const { origin } = headers
  reply.header('vary', 'origin')
  if (origin && origins.has(origin)) reply.header('access-control-allow-origin', origin)
}

export function addHeaders(app: FastifyInstance, config: Settings) {
  const secure = config.publicUrl?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}
  const origins = new Set(config.corsOrigins)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).headers(secure).header('x-request-id', request.id)
    if (isApi(pathOf(request.url))) addApiHeaders(request, reply, origins)
    done()
  })

  // Signed forms need no permission; a browser asks only for what a page adds by itself
  app.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      })
      .send(),
  )
}
