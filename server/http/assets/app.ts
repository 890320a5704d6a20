import fs from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rangeOf } from '@server/call/byte-range'
import { isApi } from '@server/call/envelope'
import { contentPolicy } from '@server/call/page/content-policy'
import type { Html } from '@server/call/page/html'
import { Refusal } from '@server/call/refusal'
import { createRecent } from '@server/recent'
import { pathOf } from '../path'
import { pickEncoding } from './compressed'
import { headedPage } from './headed-page'
import { looksLikeFile } from './kinds'
import type { Asset, Library } from './library'

/** Answers with the page of the app, under a head of its own where one is given. */
export type ShowPage = (request: FastifyRequest, reply: FastifyReply, head?: Html) => Promise<void>

/** A few kilobytes each. */
const mostHeads = 500

interface Others {
  /** Whom the app calls. */
  connect: readonly string[]
  /** Whose pages it shows in its own. */
  frames: readonly string[]
}

export function pageOfApp({ assets, page = '' }: Library, others: Others): ShowPage {
  const policy = contentPolicy(page, others.connect, others.frames)
  const index = assets.get('/index.html')
  const recall = createRecent<Asset>(mostHeads)
  return async (request, reply, head) => {
    if (!index) return notThere(reply, 'The H5 app is not built: npm run build:h5')
    const shown = head ? await recall(head.text, () => headedPage(index, page, head)) : index
    reply.header('content-security-policy', policy)
    await sendAsset(request, reply, shown)
  }
}

/** What no route takes: a file, a page of the app (its router shows what it is), or nothing. */
export function serveApp(app: FastifyInstance, { assets }: Library, showPage: ShowPage) {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    if (isApi(path)) throw new Refusal('notFound')
    const reading = request.method === 'GET' || request.method === 'HEAD'
    const asset = path === '/index.html' ? undefined : assets.get(path)
    if (reading && asset) await sendAsset(request, reply, asset)
    else if (reading && !looksLikeFile(path) && takesHtml(request)) await showPage(request, reply)
    else notThere(reply, '没有这个文件')
    return reply
  })
}

function notThere(reply: FastifyReply, words: string): void {
  reply.code(404).type('text/plain; charset=utf-8').send(words)
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  const encoding = pickEncoding(asset, request.headers['accept-encoding'])
  const etag = `"${asset.hash}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ 'cache-control': asset.cache, etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  const kept = (encoding && asset.encoded.get(encoding)) ?? asset.content ?? asset.file
  const content = typeof kept === 'string' ? await fs.readFile(kept) : kept
  const range = encoding ? null : rangeOf(request.headers.range, asset.size)
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${asset.size}`).send()
  reply.header('accept-ranges', 'bytes').type(asset.type)
  if (!range) return reply.code(200).send(content)
  const [from, to] = range
  reply.code(206).header('content-range', `bytes ${from}-${to}/${asset.size}`)
  return reply.send(content.subarray(from, to + 1))
}

const takesHtml = ({ headers: { accept = '*/*' } }: FastifyRequest) =>
  /text\/html|\*\/\*/.test(accept)
