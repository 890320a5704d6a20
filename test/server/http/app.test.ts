import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import zlib from 'node:zlib'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'

const script = 'window.started = 1'
const chunk = `console.log(${JSON.stringify('x'.repeat(3000))})`

/** What a build leaves behind. */
function build(files: Record<string, string>): string {
  const folder = temporaryDataDir()
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  return folder
}

const page = (entry: string) =>
  `<!doctype html><script>${script}</script><script src="/js/${entry}"></script>`
const first = () =>
  build({
    'index.html': page('app.11111111.js'),
    'js/app.11111111.js': chunk,
    'favicon.ico': 'icon',
  })
const second = () => build({ 'index.html': page('app.22222222.js'), 'js/app.22222222.js': chunk })

const DATA_DIR = temporaryDataDir()
const open = (h5: string, env = {}) => openHouse({ h5, env: { DATA_DIR, ...env }, seeded: false })
const asPage = { accept: 'text/html,application/xhtml+xml' }

// One stays open throughout, so that the database process of this file does
let standing: House
before(async () => {
  standing = await openHouse({ seeded: false })
})
after(() => standing.close())

describe('the app', () => {
  let house: House
  before(async () => {
    house = await open(first(), { CONNECT_ORIGINS: 'https://api.example.com/x' })
  })
  after(() => house.close())
  const get = (url: string, headers: Record<string, string> = {}) =>
    house.app.inject({ url, headers })

  test('is the answer to every page address, never cached', async () => {
    for (const url of ['/', '/index', '/exchangeShop/GoodDetailsOnline/7', '/no/such/page?a=1']) {
      const reply = await get(url, asPage)
      assert.equal(reply.statusCode, 200)
      assert.match(reply.body, /app\.11111111\.js/)
      assert.equal(reply.headers['cache-control'], 'no-cache')
    }
  })

  test('runs only its own scripts, and calls only where it is told to', async () => {
    const policy = String((await get('/index', asPage)).headers['content-security-policy'])
    const hash = createHash('sha256').update(script).digest('base64')
    assert.match(policy, /default-src 'self'/)
    assert.ok(policy.includes(`script-src 'self' 'sha256-${hash}';`), policy)
    assert.ok(policy.includes("connect-src 'self' https://api.example.com;"))
    assert.ok(policy.includes("img-src 'self' data: https:;"))
  })

  test('sends hashed files to be kept for a year, others to be asked for again', async () => {
    const hashed = await get('/js/app.11111111.js')
    assert.equal(hashed.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(hashed.headers['content-type'], 'text/javascript; charset=utf-8')
    assert.equal((await get('/favicon.ico')).headers['cache-control'], 'no-cache')
  })

  test('answers 304 to whoever has the file', async () => {
    const { headers } = await get('/js/app.11111111.js')
    const again = await get('/js/app.11111111.js', { 'if-none-match': String(headers.etag) })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
  })

  test('answers 404, not a page, for a file that is not there', async () => {
    for (const url of [
      '/js/app.00000000.js',
      '/static/goods/none.svg',
      '/../package.json',
      '/%2e%2e/package.json',
    ])
      assert.equal((await get(url, asPage)).statusCode, 404, url)
  })

  test('has the headers of a careful site', async () => {
    const { headers } = await get('/index', asPage)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'strict-origin')
    assert.equal(headers['strict-transport-security'], undefined)
  })
})

test('files are compressed once and sent so to whoever takes it', async () => {
  const house = await open(first())
  const get = (encoding: string) =>
    house.app.inject({ url: '/js/app.11111111.js', headers: { 'accept-encoding': encoding } })
  // Files are compressed after the start; until then they go out as they are
  while (!String((await get('br')).headers.etag).includes('-br')) await setImmediate()
  const brotli = await get('gzip, deflate, br')
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.equal(zlib.brotliDecompressSync(brotli.rawPayload).toString(), chunk)
  const gzip = await get('gzip')
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.equal(zlib.gunzipSync(gzip.rawPayload).toString(), chunk)
  assert.equal((await get('identity')).body, chunk)
  await house.close()
})

test('the chunks of the build before stay reachable, and go after a month', async () => {
  await (await open(first())).close()
  const next = await open(second())
  assert.match((await next.app.inject({ url: '/index', headers: asPage })).body, /app\.22222222/)
  assert.equal((await next.app.inject('/js/app.11111111.js')).body, chunk)
  await next.close()

  const long = new Date(Date.now() - 31 * 24 * 3600 * 1000)
  fs.utimesSync(path.join(DATA_DIR, 'assets/js/app.11111111.js'), long, long)
  const later = await open(second())
  assert.equal((await later.app.inject('/js/app.11111111.js')).statusCode, 404)
  assert.equal((await later.app.inject('/js/app.22222222.js')).statusCode, 200)
  await later.close()
})

test('what proves whose the host is stands at its root, and nothing else beside it', async () => {
  const dataDir = build({
    'proofs/Xa3_kq-9.txt': 'proof of the host',
    'proofs/robots.txt': 'not those of the app',
    'proofs/page.html': '<script>alert(1)</script>',
    'proofs/below/deep.txt': 'deep',
    'data.txt': 'private',
  })
  const h5 = build({ 'index.html': page('app.11111111.js'), 'robots.txt': 'of the app' })
  const house = await open(h5, { DATA_DIR: dataDir })
  const proof = await house.app.inject('/Xa3_kq-9.txt')
  assert.deepEqual([proof.statusCode, proof.body], [200, 'proof of the host'])
  assert.equal(proof.headers['content-type'], 'text/plain; charset=utf-8')
  assert.equal((await house.app.inject('/robots.txt')).body, 'of the app')
  for (const url of [
    '/page.html',
    '/below/deep.txt',
    '/deep.txt',
    '/data.txt',
    '/proofs/Xa3_kq-9.txt',
  ])
    assert.equal((await house.app.inject(url)).statusCode, 404, url)
  await house.close()
})

test('a server without a built app says how to build it', async () => {
  const house = await open(build({}))
  const reply = await house.app.inject({ url: '/index', headers: asPage })
  assert.equal(reply.statusCode, 404)
  assert.match(reply.body, /npm run build:h5/)
  await house.close()
})

test('only configured origins may read answers from other pages', async () => {
  const house = await open(build({}), {
    CORS_ORIGINS: 'https://m.example.com',
    PUBLIC_URL: 'https://m.example.com',
  })
  const ask = async (origin: string) => {
    const { headers } = await house.app.inject({ url: '/tp5/x', headers: { origin } })
    return headers['access-control-allow-origin']
  }
  assert.equal(await ask('https://m.example.com'), 'https://m.example.com')
  assert.equal(await ask('https://elsewhere.example.com'), undefined)
  await house.close()
})

test('asks for HTTPS alone where people come by it, also of the hosts below', async () => {
  const house = await open(build({}), { PUBLIC_URL: 'https://m.example.com' })
  const { headers } = await house.app.inject('/index')
  assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
  await house.close()
})
