import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scenePages } from '@server/providers/wechat/scene-pages'
import { loadConfig } from '@server/config'
import { Declined } from '@server/providers/declined'
import { createGuard } from '@server/providers/guard'
import { limits } from '@server/providers/limits'
import { Unanswered } from '@server/providers/unanswered'
import { createWechat } from '@server/providers/wechat/wechat'
import { temporaryDataDir } from '../harness/leftovers'
import { startWechatFake, type WechatFake } from './wechat-fake'
import { drawnCode, drawnPng } from './wechat-mini-code-fake'

let fake: WechatFake
before(async () => {
  fake = await startWechatFake()
})
after(() => fake.close())

function wechat(env: Record<string, string> = {}) {
  const settings = { WECHAT_PROVIDER: 'wechat', DATA_DIR: temporaryDataDir(), ...fake.env, ...env }
  return createWechat(loadConfig(settings).providers.wechat, createGuard(limits.wechat))
}
const page = scenePages.i

for (const [scene, type, bytes] of [
  ['i.k7', 'image/jpeg', drawnCode],
  ['i.png', 'image/png', drawnPng],
] as const)
  test(`a code comes as a picture that carries itself: ${type}`, async () => {
    const { value, seconds } = await wechat().miniCode({ page, scene })
    assert.equal(value, `data:${type};base64,${bytes.toString('base64')}`)
    assert.equal(seconds, 90 * 86400)
  })

for (const known of Object.values(scenePages))
  test(`WeChat knows ${known}`, async () => {
    assert.ok((await wechat().miniCode({ page: known, scene: 'x.1' })).value)
  })

test('a page is looked for in the version that is out, and in no other', async () => {
  const place = { page: 'pages/not-out-yet/page', scene: 'i.k7' }
  await assert.rejects(wechat().miniCode(place), /41030/)
  assert.ok((await wechat({ WECHAT_MINI_VERSION: 'trial' }).miniCode(place)).value)
})

test('a scene that WeChat would not take is its no, and a busy WeChat is no answer', async () => {
  await assert.rejects(wechat().miniCode({ page, scene: 'i.%20' }), Declined)
  await assert.rejects(wechat().miniCode({ page, scene: 'i'.repeat(33) }), /40169/)
  await assert.rejects(wechat().miniCode({ page, scene: 'i.busy' }), Unanswered)
})

test('without a mini program there is none', async () => {
  const none = wechat({ WECHAT_MINI_APPID: '', WECHAT_MINI_SECRET: '' })
  assert.equal((await none.miniCode({ page, scene: 'i.k7' })).value, '')
})
