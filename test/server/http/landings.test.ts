import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import zlib from 'node:zlib'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'

const page = '<!doctype html><head><title>邻集</title><script>start()</script></head>'
const home = 'https://m.example.com'
const asPage = { accept: 'text/html,application/xhtml+xml' }
const goodsPage = '/exchangeShop/GoodDetailsOnline'

function built(): string {
  const folder = temporaryDataDir()
  fs.writeFileSync(path.join(folder, 'index.html'), page)
  return folder
}

let house: House
before(async () => {
  const now = new Date()
  const env = { PUBLIC_URL: home, CLOSED_ON_WEB: 'blindBox' }
  house = await openHouse({ h5: built(), clock: () => now, env })
})
after(() => house.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  house.app.inject({ url, headers: { ...asPage, ...headers } })

const query = (text: string, values: unknown[] = []) => house.database.pool.query(text, values)

/** What the head says, by the name of each property. */
const told = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<meta property="(og:\w+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']): [string, string] => [name, content],
    ),
  )

async function someGoods() {
  const { list } = await house.ask('/tp5/api/ExchangeShop/Goods/lists', {})
  return list[0]!
}

describe('a page that people send each other tells a chat what it shows', () => {
  test('of goods, whichever of their addresses was sent', async () => {
    const { goods_id, title } = await someGoods()
    for (const url of [`${goodsPage}/${goods_id}`, `${goodsPage}/${goods_id}/1`]) {
      const { statusCode, body, headers } = await get(`${url}?access_token=secret&from=chat`)
      assert.equal(statusCode, 200)
      assert.match(String(headers['content-type']), /^text\/html/)
      const { 'og:description': price = '', ...rest } = told(body)
      assert.match(price, /积分|金币/)
      assert.deepEqual(rest, {
        'og:site_name': '邻集',
        'og:type': 'website',
        'og:title': title,
        'og:image': `${home}/cards/goods/${goods_id}.png`,
        'og:url': `${home}${url}`,
      })
      assert.match(body, new RegExp(`<title>${title}</title>`))
      assert.doesNotMatch(body, /secret/)
    }
  })

  test('of a campaign, by an address of its own and by its key', async () => {
    const known = await get('/sevenDayVip')
    const { 'og:image': image = '' } = told(known.body)
    const [, key = ''] = /\/cards\/campaign\/([\w-]+)\.png$/.exec(image) ?? []
    assert.notEqual(key, '')
    assert.equal((await get(new URL(image).pathname)).statusCode, 200)
    assert.deepEqual(told((await get(`/subjectPage?key=${key}`)).body), told(known.body))
  })

  test('of an invitation, without a word of who invites', async () => {
    for (const url of ['/newGuest?invite=abcdefghijkl', '/exchangeShop/invite/0190-aa']) {
      const { body } = await get(url)
      assert.ok(told(body)['og:title'])
      assert.equal(told(body)['og:image'], `${home}/static/brand/share.png`)
      assert.doesNotMatch(body, /abcdefghijkl/)
    }
  })

  test('in words that no title breaks out of', async () => {
    const { goods_id } = await someGoods()
    const wicked = `<script>alert("1")</script> & 'x' $& $1`
    await query('update exchange_goods set title = $1 where goods_id = $2', [wicked, goods_id])
    const { body } = await get(`${goodsPage}/${goods_id}`)
    assert.equal(body.match(/<script/g)?.length, 1)
    assert.equal(
      told(body)['og:title'],
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39; $&amp; $1',
    )
  })
})

describe('the page is the app as ever', () => {
  test('where the address leads to nothing, or to what is closed on the web', async () => {
    for (const url of [
      `${goodsPage}/999999999`,
      `${goodsPage}/rice`,
      `${goodsPage}/7%27--`,
      '/subjectPage?key=nobody',
      '/99Blindbox',
      '/index',
      '/mine',
    ]) {
      const { statusCode, body } = await get(url)
      assert.deepEqual([statusCode, body], [200, page], url)
    }
  })

  test('under the same policy, asked for again each time, and not sent to who has it', async () => {
    const { goods_id } = await someGoods()
    const [plain, headed] = [await get('/index'), await get(`${goodsPage}/${goods_id}`)]
    for (const name of ['content-security-policy', 'cache-control', 'vary'] as const)
      assert.equal(headed.headers[name], plain.headers[name])
    const { etag } = headed.headers
    assert.notEqual(etag, plain.headers.etag)
    const again = await get(`${goodsPage}/${goods_id}`, { 'if-none-match': String(etag) })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
    await query(
      `update exchange_goods set ways = '[{"points": 77, "gold": 0, "money": 0}]'
       where goods_id = $1`,
      [goods_id],
    )
    const changed = await get(`${goodsPage}/${goods_id}`, { 'if-none-match': String(etag) })
    assert.equal(changed.statusCode, 200)
  })

  test('packed for whoever takes it, each form under a tag of its own', async () => {
    const { goods_id } = await someGoods()
    const url = `${goodsPage}/${goods_id}`
    const plain = await get(url)
    const packed = await get(url, { 'accept-encoding': 'br, gzip' })
    assert.equal(packed.headers['content-encoding'], 'br')
    assert.equal(zlib.brotliDecompressSync(packed.rawPayload).toString(), plain.body)
    assert.notEqual(packed.headers.etag, plain.headers.etag)
  })

  test('also while the database keeps everybody waiting', async () => {
    const { goods_id } = await someGoods()
    const client = await house.database.pool.connect()
    await client.query('begin')
    await client.query('lock table exchange_goods in access exclusive mode')
    const { body } = await get(`${goodsPage}/${goods_id}`)
    await client.query('rollback')
    client.release()
    assert.equal(body, page)
  })

  test('for a home that opens page after page', async () => {
    const { goods_id } = await someGoods()
    const asked = Array.from({ length: 242 }, () =>
      get(`${goodsPage}/${goods_id}`, { 'x-forwarded-for': '203.0.113.78' }),
    )
    const replies = await Promise.all(asked)
    assert.ok(replies.every(({ statusCode }) => statusCode === 200))
    assert.equal(replies.at(-1)!.body, page)
  })
})
