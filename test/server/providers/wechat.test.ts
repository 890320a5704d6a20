import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { loadConfig } from '@server/config'
import { createGuard } from '@server/providers/guard'
import { limits } from '@server/providers/limits'
import { createWechat, type WechatProvider } from '@server/providers/wechat/wechat'
import { temporaryDataDir } from '../harness/leftovers'
import { startWechatFake, type WechatFake } from './wechat-fake'

const guard = createGuard(limits.wechat)
let fake: WechatFake
before(async () => {
  fake = await startWechatFake()
})
after(() => fake.close())

function provider(env: Record<string, string> = {}): WechatProvider {
  const settings = { WECHAT_PROVIDER: 'wechat', DATA_DIR: temporaryDataDir(), ...fake.env, ...env }
  return createWechat(loadConfig(settings).providers.wechat, guard)
}

describe('WeChat', () => {
  for (const platform of ['mini', 'iter', 'web'] as const) {
    test(`tells who stands behind a code of ${platform}, once`, async () => {
      const code = fake.grant(platform, `person-${platform}`)
      assert.equal(await provider().identify(platform, code), `person-${platform}`)
      assert.equal(await provider().identify(platform, code), null)
    })
  }

  test('tells the phone that a person gave, once, and to nobody else', async () => {
    const given = { platform: 'mini', openid: 'giver', number: '13912345678' } as const
    const code = fake.givePhone(given)
    assert.equal(await provider().phoneOf('mini', { openid: 'taker', code }), null)
    assert.equal(await provider().phoneOf('iter', { openid: 'giver', code }), null)
    const phone = await provider().phoneOf('mini', { openid: 'giver', code })
    assert.deepEqual(phone, { country: '86', number: '13912345678' })
    assert.equal(await provider().phoneOf('mini', { openid: 'giver', code }), null)
  })

  test('has no phone for a web page', async () => {
    const code = fake.givePhone({ platform: 'web', openid: 'giver', number: '13912345678' })
    assert.equal(await provider().phoneOf('web', { openid: 'giver', code }), null)
  })

  test('knows nobody for an app that is not configured', async () => {
    const wechat = createWechat(
      {
        provider: 'wechat',
        url: fake.env.WECHAT_URL ?? '',
        miniVersion: 'release',
        apps: { mini: null, iter: null, web: null },
        templates: {},
        push: null,
      },
      guard,
    )
    assert.equal(await wechat.identify('web', 'code'), null)
  })

  test('says that something is wrong with us, not with the person', async () => {
    const code = fake.grant('mini', 'somebody')
    await assert.rejects(provider({ WECHAT_MINI_SECRET: 'old' }).identify('mini', code), /40125/)
    await assert.rejects(provider().identify('mini', 'busy'), /-1/)
  })
})

describe('the local WeChat', () => {
  test('takes the same code for the same person, on each platform another', async () => {
    const wechat = createWechat({ provider: 'local', codesSayPhones: true }, guard)
    const [one, again, other, elsewhere] = await Promise.all([
      wechat.identify('mini', 'a'),
      wechat.identify('mini', 'a'),
      wechat.identify('mini', 'b'),
      wechat.identify('iter', 'a'),
    ])
    assert.equal(one, again)
    assert.equal(new Set([one, other, elsewhere]).size, 3)
  })

  test('understands a code that says a phone, unless real people are here', async () => {
    const ask = (code: string, codesSayPhones = true) =>
      createWechat({ provider: 'local', codesSayPhones }, guard).phoneOf('mini', {
        openid: 'anybody',
        code,
      })
    const phone = { country: '86', number: '13800000001' }
    assert.deepEqual(await ask('phone-of-13800000001'), phone)
    assert.deepEqual(await ask('phone-of-+852-51234567'), { country: '852', number: '51234567' })
    assert.equal(await ask('13800000001'), null)
    assert.equal(await ask('phone-of-13800000001', false), null)
  })
})
