import assert from 'node:assert/strict'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ConfigError, loadConfig, settings } from '@server/config'
import { printOf } from '@server/database/key-print'
import { temporaryDataDir } from '../harness/leftovers'

const DATA_DIR = temporaryDataDir()
const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR, ...env })
const production = { NODE_ENV: 'production', DATABASE_URL: '' }

const refused = (env: Record<string, string>, pattern: RegExp) =>
  assert.throws(
    () => load(env),
    (error: Error) => error instanceof ConfigError && pattern.test(error.message),
  )

test('starts without a single variable', () => {
  const { port, host, demoData, providers } = load()
  assert.deepEqual(
    { port, host, demoData, sms: providers.sms.provider },
    {
      port: 8080,
      host: '127.0.0.1',
      demoData: true,
      sms: 'local',
    },
  )
})

test('the data key is made once, for the owner only', () => {
  const { dataKey } = load()
  assert.equal(printOf(load().dataKey), printOf(dataKey))
  assert.equal(fs.statSync(path.join(DATA_DIR, 'data.key')).mode & 0o777, 0o600)
})

test('the first of several data keys is the present one, in the file as well', () => {
  const [one, two] = [1, 2].map((nth) => Buffer.alloc(32, nth).toString('base64'))
  const both = load({ DATA_KEY: `${two}, ${one}` }).dataKey
  assert.equal(printOf(both), printOf(load({ DATA_KEY: two! }).dataKey))
  assert.deepEqual(
    both.former.map(({ id }) => id),
    [load({ DATA_KEY: one! }).dataKey.present.id],
  )
  const folder = temporaryDataDir()
  fs.writeFileSync(path.join(folder, 'data.key'), `${two}\n${one}\n`)
  assert.equal(printOf(loadConfig({ DATA_DIR: folder }).dataKey), printOf(both))
  refused({ DATA_KEY: `${two},short` }, /DATA_KEY must be 32 bytes/)
})

test('says all that is wrong at once, by the name of the variable', () => {
  refused({ PORT: 'http', DATA_KEY: 'short' }, /PORT must be a port number\n.*DATA_KEY must be 32/)
  refused({ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a postgres/)
  refused({ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/)
})

test('an empty variable is one that is not set', () => {
  assert.equal(load({ PORT: '', PUBLIC_URL: ' ' }).port, 8080)
})

test('production refuses demo secrets and local providers unless they are allowed by name', () => {
  refused(
    production,
    /SIGNING_SECRET is at its demo[\s\S]*SMS_PROV[\s\S]*STORAGE_P[\s\S]*WECHAT_P[\s\S]*PAYMENT_P/,
  )
  refused(
    {
      ...production,
      ALLOW_LOCAL:
        'SERVICE_PHONE,RETURN_ADDRESS,SMS_PROVIDER,WECHAT_PROVIDER,STORAGE_PROVIDER,PAYMENT_PROVIDER,LOGISTICS_PROVIDER,REWARDED_PROVIDER,TONGUE_PROVIDER',
    },
    /SIGNING_SECRET/,
  )
  refused({ ...production, ALLOW_LOCAL: 'everything' }, /ALLOW_LOCAL must be a list of these/)
  const allowed = load({
    ...production,
    ALLOW_LOCAL:
      'SERVICE_PHONE, RETURN_ADDRESS, SMS_PROVIDER, WECHAT_PROVIDER, STORAGE_PROVIDER, PAYMENT_PROVIDER, LOGISTICS_PROVIDER, REWARDED_PROVIDER, TONGUE_PROVIDER',
    SIGNING_SECRET: 'a secret of our own',
  })
  assert.equal(allowed.demoData, false)
  assert.deepEqual(allowed.providers.wechat, { provider: 'local', codesSayPhones: false })
})

test('production refuses a phone and an address of nobody', () => {
  const local =
    'SMS_PROVIDER WECHAT_PROVIDER STORAGE_PROVIDER PAYMENT_PROVIDER LOGISTICS_PROVIDER REWARDED_PROVIDER TONGUE_PROVIDER'
  const env = { ...production, ALLOW_LOCAL: local, SIGNING_SECRET: 'a secret of our own' }
  refused(env, /SERVICE_PHONE is at its demo default[\s\S]*RETURN_ADDRESS is at its demo default/)
  refused({ ...env, SERVICE_PHONE: '400-000-0000', RETURN_ADDRESS: '我们的仓库' }, /SERVICE_PHONE/)
  load({ ...env, SERVICE_PHONE: '0571-88886666', RETURN_ADDRESS: '我们的仓库' })
})

test('several servers on one database must be given the same data key', () => {
  const env = {
    ...production,
    ALLOW_LOCAL:
      'SMS_PROVIDER WECHAT_PROVIDER STORAGE_PROVIDER PAYMENT_PROVIDER LOGISTICS_PROVIDER REWARDED_PROVIDER TONGUE_PROVIDER SIGNING_SECRET SERVICE_PHONE RETURN_ADDRESS',
    DATABASE_URL: 'postgres://db/linji',
  }
  refused(env, /DATA_KEY is needed with DATABASE_URL/)
  load({ ...env, DATA_KEY: Buffer.alloc(32, 7).toString('base64') })
})

test('a real provider needs its settings', () => {
  refused({ SMS_PROVIDER: 'aliyun' }, /ALIYUN_ACCESS_KEY_ID is needed[\s\S]*ALIYUN_SMS_TEMPLATE/)
  refused({ STORAGE_PROVIDER: 'aliyun' }, /ACCESS_KEY_ID is needed while STORAGE[\s\S]*OSS_ROLE/)
  refused({ WECHAT_PROVIDER: 'wechat' }, /WECHAT_MINI_APPID is needed/)
  refused(
    { WECHAT_PROVIDER: 'wechat', WECHAT_ITER_APPID: 'wx1' },
    /WECHAT_ITER_APPID and WECHAT_ITER_SECRET go together/,
  )
})

test('WeChat Pay needs its numbers, its keys and WeChat itself', () => {
  refused(
    { PAYMENT_PROVIDER: 'wechat' },
    /PUBLIC_URL is[\s\S]*PAY_MCHID is[\s\S]*PAY_SERIAL is[\s\S]*PAY_API_KEY is[\s\S]*PAY_KEYS is needed[\s\S]*WECHAT_PROVIDER must be wechat/,
  )
  refused({ WECHAT_PAY_API_KEY: 'short' }, /WECHAT_PAY_API_KEY must have 32 characters/)
  const folder = temporaryDataDir()
  const env = {
    NODE_ENV: 'test',
    PAYMENT_PROVIDER: 'wechat',
    PUBLIC_URL: 'https://linji.example',
    WECHAT_PAY_MCHID: '1900007291',
    WECHAT_PAY_SERIAL: 'A1',
    WECHAT_PAY_API_KEY: 'k'.repeat(32),
    WECHAT_PAY_KEYS: folder,
    WECHAT_PROVIDER: 'wechat',
    WECHAT_MINI_APPID: 'wx1',
    WECHAT_MINI_SECRET: 'secret',
  }
  refused(env, /WECHAT_PAY_KEYS cannot be used: there is no key of WeChat/)
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const write = (file: string, key: KeyObject, type: 'pkcs8' | 'spki') =>
    fs.writeFileSync(path.join(folder, file), key.export({ type, format: 'pem' }))
  write('PUB_KEY_ID_1.pem', keys.publicKey, 'spki')
  refused(env, /WECHAT_PAY_KEYS cannot be used: .*merchant\.pem/)
  write('merchant.pem', keys.privateKey, 'pkcs8')
  const { payment } = load(env).providers
  assert.ok(payment.provider === 'wechat' && payment.platformKeys.PUB_KEY_ID_1)
})

test('only named proxies are believed', () => {
  const believed = (TRUST_PROXY: string) => load({ TRUST_PROXY }).trustProxy
  assert.equal(believed(''), false)
  assert.equal(believed('no'), false)
  assert.equal(believed('2'), 2)
  assert.deepEqual(believed('10.0.0.1, fd00::/8 loopback'), ['10.0.0.1', 'fd00::/8', 'loopback'])
  refused(
    { TRUST_PROXY: 'yes' },
    /TRUST_PROXY no longer takes yes.*such as 127\.0\.0\.1.*such as 1/,
  )
  for (const wrong of ['0', 'true', '10.0.0.0/33', '10.0.0', 'proxy.internal', '10.0.0.1/8/8'])
    refused({ TRUST_PROXY: wrong }, /TRUST_PROXY must be no, or addresses of proxies/)
})

test('a server that people of the whole world are sent to is one of production', () => {
  const world = { PUBLIC_URL: 'https://linji.example' }
  refused(world, /PUBLIC_URL is open to the world, so NODE_ENV must be production/)
  refused({ PUBLIC_URL: 'http://8.8.8.8' }, /open to the world/)
  load({ ...world, NODE_ENV: 'test' })
  const near = [
    'http://192.168.1.5:8080',
    'http://[fd00::5]',
    'http://mac.local',
    'http://localhost',
  ]
  for (const PUBLIC_URL of near) load({ PUBLIC_URL })
})

test('pages that tell codes are for a machine alone', () => {
  const shown = (env: Record<string, string>) => load(env).devPages
  assert.equal(shown({}), true)
  assert.equal(shown({ NODE_ENV: 'test', PUBLIC_URL: 'http://127.0.0.1:8080' }), true)
  assert.equal(shown({ PUBLIC_URL: 'http://192.168.1.5:8080' }), false)
  assert.equal(shown({ TRUST_PROXY: '1' }), false)
  const allowed =
    'SMS_PROVIDER STORAGE_PROVIDER WECHAT_PROVIDER PAYMENT_PROVIDER LOGISTICS_PROVIDER REWARDED_PROVIDER TONGUE_PROVIDER SIGNING_SECRET SERVICE_PHONE RETURN_ADDRESS'
  assert.equal(shown({ ...production, ALLOW_LOCAL: allowed }), false)
})

test('a token that could be guessed is none', () => {
  refused({ METRICS_TOKEN: 'metrics' }, /METRICS_TOKEN must have at least 24/)
})

test('every variable is described in one line', () => {
  for (const { name, description } of settings) {
    assert.match(description, /^[^\n]{5,120}$/, name)
  }
})
