import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RoutesHouse } from '../area'
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

  app.route<{ Params: { name: string } }>({
    method,
    url: '/files/:name',
    handler: async (request, reply) => {
      const file = await openPublic(looking(), request.params.name)
      return sendFile(request, reply, file, caches.public)
    },
  })

  app.route<{ Params: { id: string }; Querystring: Record<string, string> }>({
    method,
    url: '/files/private/:id',
    handler: async (request, reply) => {
      const file = await openPrivate(looking(), request.params.id, request.query)
      return sendFile(request, reply, file, caches.private)
    },
  })
}

function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, sha256, content }: KeptFile,
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
  const range = rangeOf(headers.range, content.length)
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${content.length}`).send()
  reply.type(type)
  if (!range) return reply.send(content)
  const [from, to] = range
  reply.code(206).header('content-range', `bytes ${from}-${to}/${content.length}`)
  return reply.send(content.subarray(from, to + 1))
}

/** Films are asked for in parts: one range of bytes, both ends included. */
function rangeOf(header: string | undefined, size: number): [number, number] | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from < size && from <= to ? [from, to] : 'outside'
}
