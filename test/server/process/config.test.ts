import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ConfigError, loadConfig, settings } from '@server/config'
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
  const { port, host, demoData, sms } = load()
  assert.deepEqual(
    { port, host, demoData, sms: sms.provider },
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
  assert.equal(dataKey.length, 32)
  assert.deepEqual(load().dataKey, dataKey)
  assert.equal(fs.statSync(path.join(DATA_DIR, 'data.key')).mode & 0o777, 0o600)
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
    /SIGNING_SECRET is at its demo default[\s\S]*SMS_PROVIDER[\s\S]*STORAGE_PROV[\s\S]*WECHAT_PROV/,
  )
  refused(
    { ...production, ALLOW_LOCAL: 'SMS_PROVIDER,WECHAT_PROVIDER,STORAGE_PROVIDER' },
    /SIGNING_SECRET/,
  )
  refused({ ...production, ALLOW_LOCAL: 'everything' }, /ALLOW_LOCAL must be a list of these/)
  const allowed = load({
    ...production,
    ALLOW_LOCAL: 'SMS_PROVIDER, WECHAT_PROVIDER, STORAGE_PROVIDER',
    SIGNING_SECRET: 'a secret of our own',
  })
  assert.equal(allowed.demoData, false)
})

test('several servers on one database must be given the same data key', () => {
  const env = {
    ...production,
    ALLOW_LOCAL: 'SMS_PROVIDER WECHAT_PROVIDER STORAGE_PROVIDER SIGNING_SECRET',
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

test('every variable is described in one line', () => {
  for (const { name, description } of settings) {
    assert.match(description, /^[^\n]{5,120}$/, name)
  }
})
