import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitByNetwork } from '@server/call/limit-by-network'
import { rangeOf } from '@server/call/byte-range'
import type { RoutesHouse } from '../area'
import { uploadOf } from './address'
import { type KeptFile, openPrivate, openPublic } from './files'

const caches = {
  public: 'public, max-age=31536000, immutable',
  private: 'private, no-store',
}

/** Uploads of people: shown as what they are, and never run as anything else. */
export function addFiles(app: FastifyInstance, house: RoutesHouse) {
  const { config, database, providers, clock } = house
  const { storage } = providers
  const looking = () => ({ db: database.db, config, storage, now: clock() })
  const method = ['GET', 'HEAD']
  const onRequest = limitByNetwork(house, mostAMinute)

  app.route<{ Params: { name: string } }>({
    method,
    onRequest,
    url: '/files/:name',
    handler: async (request, reply) => {
      const file = await openPublic(looking(), request.params.name)
      return sendFile(request, reply, file, caches.public)
    },
  })

  app.route<{ Params: { name: string }; Querystring: Record<string, string> }>({
    method,
    onRequest,
    url: '/files/private/:name',
    handler: async (request, reply) => {
      const file = await openPrivate(looking(), uploadOf(request.params.name), request.query)
      return sendFile(request, reply, file, caches.private)
    },
  })
}

/**
 * Each may be megabytes from a store that we pay by what it sends. Browsers keep what they have seen,
 * so even a village behind one address asks for less.
 */
const mostAMinute = 1200

async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, sha256, size, read }: KeptFile,
  cache: string,
) {
  const etag = `"${sha256.slice(0, 22)}"`
  reply.headers({
    'cache-control': cache,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'accept-ranges': 'bytes',
    etag,
  })
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const range = rangeOf(headers.range, size)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const content = await read(range ?? undefined)
  reply.type(type)
  if (range) reply.code(206).header('content-range', `bytes ${range.join('-')}/${size}`)
  return reply.send(content)
}
