import assert from 'node:assert/strict'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, describe, mock, test } from 'node:test'
import { api } from '@contract/api'
import { settings } from '@server/config'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => {
  house = await openHouse({ seeded: false, env: { TRUST_PROXY: 'no' } })
})
after(() => house.close())

describe('/docs', () => {
  test('shows every call on a page that loads nothing from elsewhere', async () => {
    const { statusCode, body, headers } = await house.app.inject('/docs')
    assert.equal(statusCode, 200)
    for (const path of Object.keys(api)) assert.ok(body.includes(`<code>${path}</code>`), path)
    assert.doesNotMatch(body, /(src|href)="(https?:)?\/\//)
    assert.match(String(headers['content-security-policy']), /default-src 'self'/)
  })

  test('has every call as OpenAPI 3.1 with parameters and reply', async () => {
    const document = (await house.app.inject('/docs/openapi.json')).json<OpenApi>()
    assert.equal(document.openapi, '3.1.0')
    assert.deepEqual(Object.keys(document.paths).sort(), Object.keys(api).sort())
    const detail = document.paths['/tp5/api/ExchangeShop/Goods/detail']?.get
    const names = detail?.parameters?.map(({ name, $ref }) => name ?? $ref?.split('/').at(-1))
    assert.ok(names?.includes('goods_id') && names.includes('hm_sign'))
    const told = detail?.responses[200].content['application/json'].schema.oneOf[0]
    assert.deepEqual(told?.properties.of, { const: ['goods', 'wallet', 'here'] })
    const login = document.paths['/tp5/api/UserLogin/smsLogin']?.post
    assert.ok(login?.requestBody?.content['application/x-www-form-urlencoded'])
  })

  test('tells in production nothing of the calls of operators and merchants', async () => {
    const env = {
      NODE_ENV: 'production',
      SIGNING_SECRET: 'a secret of our own',
      ALLOW_LOCAL: settings
        .map(({ name }) => name)
        .filter((name) => /_PROVIDER$|^(SERVICE_PHONE|RETURN_ADDRESS)$/.test(name))
        .join(','),
    }
    const real = await openHouse({ seeded: false, env })
    const { body } = await real.app.inject('/docs')
    const { paths } = (await real.app.inject('/docs/openapi.json')).json<OpenApi>()
    await real.close()
    for (const [path, { access }] of Object.entries(api)) {
      const ofThePeople = access === 'public' || access === 'user'
      assert.equal(body.includes(`<code>${path}</code>`), ofThePeople, path)
      assert.equal(path in paths, ofThePeople, path)
    }
  })
})

const production = {
  NODE_ENV: 'production',
  ALLOW_LOCAL:
    'SMS_PROVIDER STORAGE_PROVIDER WECHAT_PROVIDER PAYMENT_PROVIDER LOGISTICS_PROVIDER REWARDED_PROVIDER TONGUE_PROVIDER SIGNING_SECRET SERVICE_PHONE RETURN_ADDRESS',
}

interface OpenApi {
  openapi: string
  paths: Record<string, { get?: Operation; post?: Operation }>
}

interface Operation {
  parameters?: { name?: string; $ref?: string }[]
  requestBody?: { content: Record<string, unknown> }
  responses: { 200: { content: { 'application/json': { schema: { oneOf: Success[] } } } } }
}

interface Success {
  properties: { of?: unknown }
}

describe('/dev/outbox', () => {
  const data = { data: { captcha_id: '' } }
  before(async () => {
    Object.assign(data, await house.call('/tp5/api/Codevalidates/captcha', {}))
  })

  test('shows what was sent to whoever sits at the machine', async () => {
    const rows = (await house.app.inject('/dev/outbox.json')).json<Record<string, string>[]>()
    const [newest] = rows
    assert.equal(newest?.kind, 'captcha')
    assert.equal(newest.recipient, data.data.captcha_id)
    const page = await house.app.inject('/dev/outbox')
    assert.ok(page.body.includes(`>${newest.content}<`))
  })

  for (const [who, request] of Object.entries({
    'another machine': { remoteAddress: '192.0.2.7' },
    'a proxy on this machine': { headers: { 'x-forwarded-for': '127.0.0.1' } },
    'another proxy': { headers: { forwarded: 'for=127.0.0.1' } },
    'a page that leads its own name here': { headers: { host: 'evil.example' } },
    'a name that begins like ours': { headers: { host: 'localhost.evil.example:8080' } },
  })) {
    test(`is not there for ${who}`, async () => {
      for (const url of ['/dev/outbox', '/dev/outbox.json']) {
        const reply = await house.app.inject({ url, ...request })
        assert.equal(reply.statusCode, 404)
        assert.ok(!reply.body.includes(data.data.captcha_id))
      }
    })
  }

  test('is not there for a proxy that sets no header and speaks HTTP/1.0', async () => {
    const plain = await openHouse({ seeded: false, env: { TRUST_PROXY: 'no' } })
    const { port } = new URL(await plain.app.listen({ host: '127.0.0.1', port: 0 }))
    const ask = async (version: string) => {
      const socket = net.connect(Number(port), '127.0.0.1')
      const close = 'connection: close\r\n'
      socket.write(`GET /dev/outbox.json HTTP/${version}\r\nhost: 127.0.0.1\r\n${close}\r\n`)
      return (await text(socket)).split(' ')[1]
    }
    assert.deepEqual([await ask('1.1'), await ask('1.0')], ['200', '404'])
    await plain.close()
  })

  test('is there by every name of this machine', async () => {
    for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080']) {
      const reply = await house.app.inject({ url: '/dev/outbox.json', headers: { host } })
      assert.equal(reply.statusCode, 200, host)
    }
  })

  for (const [where, env] of Object.entries<Record<string, string>>({
    'behind a proxy': { TRUST_PROXY: '1' },
    'where others are sent': { PUBLIC_URL: 'http://192.168.1.5:8080' },
    'in production': production,
  })) {
    test(`is not there ${where}`, async () => {
      const other = await openHouse({ seeded: false, env: { TRUST_PROXY: 'no', ...env } })
      assert.equal((await other.app.inject('/dev/outbox.json')).statusCode, 404)
      assert.equal((await other.app.inject('/dev/outbox')).statusCode, 404)
      await other.close()
    })
  }

  test('is not there at all where SMS are really sent, and no captcha is told', async () => {
    const real = await openHouse({
      seeded: false,
      env: {
        SMS_PROVIDER: 'aliyun',
        ALIYUN_ACCESS_KEY_ID: 'id',
        ALIYUN_ACCESS_KEY_SECRET: 'secret',
        ALIYUN_SMS_SIGN_NAME: '邻集',
        ALIYUN_SMS_TEMPLATE: 'SMS_1',
      },
    })
    await real.ask('/tp5/api/Codevalidates/captcha', {})
    assert.equal((await real.app.inject('/dev/outbox.json')).statusCode, 404)
    const { rows } = await real.database.pool.query('select 1 from outbox')
    assert.equal(rows.length, 0)
    await real.close()
  })
})

describe('/healthz', () => {
  test('is up while the database answers, and down when it does not', async () => {
    assert.deepEqual((await house.app.inject('/healthz')).json(), { status: 'up' })
    const gone = mock.method(house.database.pool, 'query', () => Promise.reject(new Error('gone')))
    const reply = await house.app.inject('/healthz')
    assert.deepEqual([reply.statusCode, reply.json()], [503, { status: 'down' }])
    gone.mock.restore()
  })

  test('asks the database once, however many want to know', async () => {
    const asked = mock.method(house.database.pool, 'query')
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => house.app.inject('/healthz')),
    )
    assert.ok(replies.every(({ statusCode }) => statusCode === 200))
    assert.ok(asked.mock.callCount() < 20)
    asked.mock.restore()
  })
})
