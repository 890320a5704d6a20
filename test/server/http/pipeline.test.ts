import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { areaHandlers } from '@server/areas/assembled'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { readReply, type Reply, send, someNonce, wrap } from '../harness/request'

const config = '/tp5/api/Common/config'
const online = '/tp5/api/Account/checkIsOnline'
let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const secret = 'linji-demo-secret'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = async (payload: string, headers: Record<string, string> = form) =>
  readReply(await house.app.inject({ method: 'POST', url: online, payload, headers }))
const get = async (url: string) => readReply(await house.app.inject(url))

describe('parameters and signature', () => {
  test('takes the signature of a vector computed by md5sum', async () => {
    const sent = { b: '茶 & +', a: '1', empty: '', hm_sign: 'D518146A5F665E3CC6A4001CFF8D7156' }
    const reply = await send(house.app, 'GET', config, sent)
    // The signature is right: what is refused is the nonce that is missing
    assert.deepEqual([reply.error, reply.message], [400, '请求编号应为 12 位数字'])
  })

  test('takes Chinese, spaces, plus and ampersand as they were meant', async () => {
    const sent = wrap({ note: '茶 & + = ％', empty: '' }, secret)
    const reply = await send(house.app, 'GET', config, sent)
    assert.equal(reply.error, 0, reply.message)
  })

  test('drops empty parameters before it signs and validates', async () => {
    const sent = { ...wrap({ cursor: '' }, secret), lat: '', lng: '', access_token: '' }
    const reply = await send(house.app, 'GET', '/tp5/api/ExchangeShop/Goods/lists', sent)
    assert.equal(reply.error, 0, reply.message)
  })

  test('refuses a parameter that was added after signing', async () => {
    const sent = { ...wrap({}, secret), goods_id: '1' }
    assert.equal((await send(house.app, 'GET', config, sent)).error, 4001)
  })

  for (const [what, query] of Object.entries({
    'sent twice': 'a=1&a=2',
    'sent twice, once empty': 'a=&a=2',
    'that PostgreSQL cannot hold': 'a=%00',
  })) {
    test(`refuses a parameter ${what}`, async () => {
      assert.equal((await get(`${config}?${query}`)).error, 400)
    })
  }

  test('refuses a parameter that stands in the query and in the form', async () => {
    const url = `${online}?a=1`
    const reply = await house.app.inject({ method: 'POST', url, payload: 'a=1', headers: form })
    assert.equal(readReply(reply).error, 400)
  })

  test('takes names that are special elsewhere as plain names', async () => {
    const sent = wrap(
      Object.fromEntries([
        ['__proto__', '1'],
        ['constructor', '2'],
      ]),
      secret,
    )
    assert.equal((await send(house.app, 'GET', config, sent)).error, 0)
  })

  test('refuses a nonce that is not 12 digits', async () => {
    const reply = await house.call(config, {}, { nonce: '123' })
    assert.equal(reply.error, 400)
  })

  test('accepts a clock that is up to 300 seconds off, either way', async () => {
    const now = Math.floor(Date.now() / 1000)
    assert.equal((await house.call(config, {}, { timestamp: now - 290 })).error, 0)
    assert.equal((await house.call(config, {}, { timestamp: now + 290 })).error, 0)
    assert.equal((await house.call(config, {}, { timestamp: now + 310 })).error, 4002)
  })
})

describe('what an answer says of itself', () => {
  const add = '/user/address/add'
  const address = { name: '王秀英', phone: '13800000001', region_code: '310104', detail: '1 号' }
  const told = ({ text }: Reply) => {
    const { of, touches } = JSON.parse(text) as { of?: string[]; touches?: string[] }
    return { of, touches }
  }

  test('is what a read is of, and what a write has touched, also when it is asked again', async () => {
    const token = await house.signIn(demo.newcomer.userId)
    const nonce = someNonce()
    const read = await house.call('/user/address/index', {}, { token })
    assert.deepEqual(told(read), { of: ['addresses'], touches: undefined })
    const written = await house.call(add, address, { token, nonce })
    assert.deepEqual(told(written), { of: undefined, touches: ['addresses'] })
    const late = await house.call(add, address, { token, nonce, timestamp: 1_700_000_000 })
    assert.equal(late.text, written.text)
  })

  test('is nothing where nothing makes it stale, and in a refusal', async () => {
    const nothing = { of: undefined, touches: undefined }
    assert.deepEqual(told(await house.call(config, {})), nothing)
    assert.deepEqual(told(await house.call(add, address)), nothing)
  })
})

describe('whatever is sent', () => {
  test('answers JSON, other bodies and broken ones by the envelope', async () => {
    const bodies: [string, Record<string, string>][] = [
      ['{"a":1}', { 'content-type': 'application/json' }],
      ['{', { 'content-type': 'application/json' }],
      ['<a/>', { 'content-type': 'text/xml' }],
      ['--x', { 'content-type': 'multipart/form-data; boundary=x' }],
      ['a', { 'content-type': 'nonsense' }],
    ]
    for (const [payload, headers] of bodies) {
      const reply = await post(payload, headers)
      assert.deepEqual([reply.status, reply.error], [200, 400], payload)
    }
    assert.equal((await post('%zz=%ff&=&&==')).error, 400)
    assert.equal((await post('%zz=%ff')).error, 4001)
  })

  test('refuses a body over the limit as too large', async () => {
    const reply = await post(`a=${'x'.repeat(70_000)}`)
    assert.deepEqual([reply.status, reply.error], [200, 413])
  })

  test('answers unknown calls, a wrong verb and a bad address by the envelope', async () => {
    for (const url of ['/tp5/api/Nothing/here', online, '/user/x', '/weixin/a', '/activity/b']) {
      const reply = await get(url)
      assert.deepEqual([reply.status, reply.error], [200, 404], url)
    }
    assert.deepEqual([(await get('/tp5/%zz')).status, (await get('/tp5/%zz')).error], [200, 400])
  })

  test('answers a NUL in any address', async () => {
    for (const url of ['/tp5/%00', `${online}%00`, '/user/x%00y']) {
      const reply = await get(url)
      assert.deepEqual([reply.status, reply.error], [200, 404], url)
    }
    for (const url of ['/files/%00', '/files/a%00b', '/dev/pay/%00', '/dev/partner/%00', '/%00']) {
      assert.equal((await get(url)).status, 404, url)
      assert.equal((await house.app.inject({ method: 'POST', url })).statusCode, 404, url)
    }
  })

  test('gives a call the same headers however its address is written', async () => {
    const [plain, escaped] = [await get(`${config}?a=1`), await get('/%74p5/api/Common/config?a=1')]
    assert.equal(escaped.error, plain.error)
    assert.equal(escaped.headers['cache-control'], 'no-store')
  })

  test('answers an address beyond all measure', async () => {
    const origin = await house.app.listen({ port: 0, host: '127.0.0.1' })
    const url = `${origin}${config}?a=${'x'.repeat(80_000)}`
    const reply = await fetch(url)
    assert.equal(reply.status, 200)
    assert.equal(((await reply.json()) as { error: number }).error, 413)
  })
})

describe('what goes wrong inside', () => {
  let broken: House
  before(async () => {
    broken = await openHouse({
      seeded: false,
      handlers: {
        ...areaHandlers,
        [config]: () => Promise.reject(new Error('the secret of 13812345678')),
        '/tp5/api/Index/page': () =>
          Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
        '/tp5/api/Agreement/detail': () =>
          Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })),
      },
    })
  })
  after(() => broken.close())

  test('tells the caller nothing, and the log everything under the request id', async () => {
    const reply = await broken.call(config, {})
    assert.deepEqual([reply.status, reply.error, reply.data], [200, 500, null])
    assert.equal(reply.message, '服务开小差了，请稍后再试')
    const id = String(reply.headers['x-request-id'])
    const line = broken
      .log()
      .split('\n')
      .find((text) => text.includes(id) && text.includes('err'))
    assert.match(line ?? '', /the secret of 138\*{4}5678/)
  })

  test('says that it is worth another try while the database is away', async () => {
    assert.equal((await broken.call('/tp5/api/Index/page', {})).error, 503)
  })

  test('says so as well while there is no room on the disk', async () => {
    const reply = await broken.call('/tp5/api/Agreement/detail', { key: 'user' })
    assert.equal(reply.error, 503)
  })
})

describe('the log', () => {
  test('has a line a request with path and result, without token, phone or query', async () => {
    const token = await house.signIn(demo.consumer.userId)
    const reply = await house.call('/tp5/api/ExchangeOrder/detail', { order_sn: 'x' }, { token })
    const id = String(reply.headers['x-request-id'])
    await house.call('/tp5/api/UserLogin/smsLogin', { phone: '13700001111', code: '123456' })
    const lines = house.log().split('\n')
    const line = lines.find((text) => text.includes(id)) ?? '{}'
    const { path, method, status, error } = JSON.parse(line) as Record<string, unknown>
    assert.deepEqual(
      { path, method, status, error },
      { path: '/tp5/api/ExchangeOrder/detail', method: 'GET', status: 200, error: 400 },
    )
    assert.ok(!house.log().includes(token))
    assert.ok(!house.log().includes('13700001111'))
    assert.ok(!house.log().includes('hm_sign'))
  })
})

describe('who may call', () => {
  test('takes a token that is unknown for a visitor where visitors may call', async () => {
    assert.equal((await house.call(config, {}, { token: 'made-up' })).error, 0)
  })

  test('keeps the same nonce of two people apart', async () => {
    const nonce = someNonce()
    const [one, other] = [demo.consumer.userId, demo.newcomer.userId]
    for (const userId of [one, other]) {
      const token = await house.signIn(userId)
      assert.equal((await house.call('/user/login/logout', {}, { token, nonce })).error, 0)
    }
  })
})
