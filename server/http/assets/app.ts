import fs from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApi } from '@server/call/envelope'
import { Refusal } from '@server/call/refusal'
import { contentPolicy } from '@server/call/page/content-policy'
import { pathOf } from '../path'
import { pickEncoding } from './compressed'
import { looksLikeFile } from './kinds'
import type { Asset, Library } from './library'

/** What no route takes: a file, a page of the app (its router shows what it is), or nothing. */
export function serveApp(app: FastifyInstance, library: Library, connect: readonly string[]) {
  const policy = contentPolicy(library.page ?? '', connect)
  const index = library.assets.get('/index.html')

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    if (isApi(path)) throw new Refusal('notFound')
    const reading = request.method === 'GET' || request.method === 'HEAD'
    const asset = library.assets.get(path)
    if (reading && asset && asset !== index) return sendAsset(request, reply, asset)
    const wantsPage = reading && !looksLikeFile(path) && takesHtml(request)
    if (!wantsPage) return reply.code(404).type('text/plain; charset=utf-8').send('没有这个文件')
    if (!index)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The H5 app is not built: npm run build:h5')
    reply.header('content-security-policy', policy)
    return sendAsset(request, reply, index)
  })
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  const encoding = pickEncoding(asset, request.headers['accept-encoding'])
  const etag = `"${asset.hash}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ 'cache-control': asset.cache, etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  const encoded = encoding && asset.encoded.get(encoding)
  const content = encoded
    ? await fs.readFile(encoded)
    : (asset.content ?? (await fs.readFile(asset.file)))
  return reply.code(200).type(asset.type).send(content)
}

const takesHtml = ({ headers: { accept = '*/*' } }: FastifyRequest) =>
  /text\/html|\*\/\*/.test(accept)
