import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type AuditLimits, wechatLimits } from '../audit'
import type { Build } from '../build/build'
import { packageOf } from '../build/packages'
import { wxssToCss } from '../build/styles'
import { members } from '../wechat/members'
import type { Product } from '../product'
import { asScript } from './asScript'
import type { ClientCode } from './bundle'
import type { Relay, RelayRequest } from './relay'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
}

interface Content {
  type: string
  body: string | Buffer
}

const client = (file: string) => path.join(__dirname, '..', 'client', file)
const fromFile = (file: string): Content => ({
  type: types[path.extname(file)] ?? 'application/octet-stream',
  body: fs.readFileSync(file),
})
const json = (value: unknown): Content => ({ type: types['.json']!, body: JSON.stringify(value) })
const script = (body: string): Content => ({ type: types['.js']!, body })

/** Most calls have been there from the first library on. */
const introducedBy = () =>
  Object.fromEntries([...members()].map(([name, library]) => [name, library ?? '1.0.0']))

export interface Served {
  build: Build
  relay: Relay
  code: ClientCode
  product: Product
  audit?: AuditLimits
}

/** What the host answers under each address; everything of the app itself lies below /dist/. */
export function createAnswers({ build, relay, code, product, audit = wechatLimits }: Served) {
  const fixed: Record<string, () => Content> = {
    '/': () => fromFile(client('phone.html')),
    '/~/phone.css': () => fromFile(client('phone.css')),
    '/~/page.html': () => fromFile(client('page.html')),
    '/~/page.css': () => fromFile(client('page.css')),
    '/~/page.v2.css': () => fromFile(client('page.v2.css')),
    '/~/logic.js': () => script(code.logic),
    '/~/view.js': () => script(code.view),
    '/~/manifest.json': () => json(build.manifest),
    '/~/library.json': () => json(introducedBy()),
    '/~/product.json': () => json(product),
    '/~/limits.json': () => json(audit),
    '/~/templates.js': () => script(`export default ${build.templates}`),
  }
  const asked: Record<string, (query: URLSearchParams) => Content> = {
    '/~/scripts.json': (query) => json(scriptsOf(build, query.get('root') ?? '')),
    '/~/style.css': (query) => ({
      type: types['.css']!,
      body: wxssToCss(build.dist, query.get('file') ?? '', query.get('scope') ?? ''),
    }),
  }

  /** Made once for as long as the build is: each page asks for the same sheets. */
  const made = new Map<string, Content>()
  const makeOnce = ({ pathname, search, searchParams }: URL): Content | undefined => {
    const known = made.get(pathname + search) ?? asked[pathname]?.(searchParams)
    if (known) made.set(pathname + search, known)
    return known
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://host')
    const at = decodeURIComponent(url.pathname)
    const send = ({ type, body }: Content) => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    }
    if (at === '/~/request') {
      const wanted = JSON.parse(await text(request)) as RelayRequest
      const gone = new AbortController()
      response.on('close', () => gone.abort())
      return send(json(await relay.send(wanted, gone.signal)))
    }
    if (at === '/~/picture') {
      const address = relay.resolve(url.searchParams.get('url') ?? '')
      return void response.writeHead(302, { location: address }).end()
    }
    const content = fixed[at]?.() ?? makeOnce(url) ?? ownFile(build, at)
    if (content) return send(content)
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found')
  }
}

function ownFile({ dist, files }: Build, at: string): Content | undefined {
  const file = at.replace(/^\/dist\//, '')
  return file !== at && files.includes(file) ? fromFile(path.join(dist, file)) : undefined
}

function scriptsOf({ dist, files, manifest }: Build, root: string): Record<string, string> {
  const scripts = files.filter(
    (file) => file.endsWith('.js') && packageOf(file, manifest.roots) === root,
  )
  return Object.fromEntries(
    scripts.map((file) => [file, asScript(fs.readFileSync(path.join(dist, file), 'utf8'))]),
  )
}
