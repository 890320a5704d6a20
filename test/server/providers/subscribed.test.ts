import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ConfigError, loadConfig } from '@server/config'
import type { Db } from '@server/database/database'
import { createGuard } from '@server/providers/guard'
import { limits } from '@server/providers/limits'
import { createSubscribed, type Letter } from '@server/providers/subscribed/subscribed'
import { temporaryDataDir } from '../harness/leftovers'
import { startWechatFake, type WechatFake } from './wechat-fake'

const templates = 'parcel=ID-1:thing1-thing,phrase2-state,time3-at begins=ID-2:thing7-title'

let fake: WechatFake
before(async () => {
  fake = await startWechatFake()
})
after(() => fake.close())

const load = (env: Record<string, string>) =>
  loadConfig({ WECHAT_PROVIDER: 'wechat', DATA_DIR: temporaryDataDir(), ...fake.env, ...env })

const provider = (env: Record<string, string> = { WECHAT_MINI_TEMPLATES: templates }) =>
  createSubscribed(load(env).providers.wechat, createGuard(limits.wechat), {} as Db)

const letter: Letter = {
  openid: 'somebody',
  template: 'parcel',
  page: 'pages/order/order-details/page?order_sn=EX1',
  title: '商品已发出',
  thing: '搪瓷缸',
  state: '已发出',
  at: new Date('2026-11-23T16:05:00Z'),
}

describe('a message that somebody allowed', () => {
  test('goes out in the fields of the template, and leads to its page', async () => {
    fake.letters.allow('somebody', 'ID-1')
    assert.equal(await provider().send(letter), 'sent')
    assert.deepEqual(fake.letters.sent.at(-1), {
      touser: 'somebody',
      template_id: 'ID-1',
      page: letter.page,
      miniprogram_state: 'formal',
      lang: 'zh_CN',
      data: {
        thing1: { value: '搪瓷缸' },
        phrase2: { value: '已发出' },
        time3: { value: '2026-11-24 00:05' },
      },
    })
  })

  test('is allowed once: another one is refused, and so is who allowed none', async () => {
    fake.letters.allow('somebody', 'ID-1')
    assert.equal(await provider().send(letter), 'sent')
    assert.equal(await provider().send(letter), 'refused')
    assert.equal(await provider().send({ ...letter, openid: 'nobody' }), 'refused')
  })

  test('is cut where WeChat takes no more letters', async () => {
    fake.letters.allow('somebody', 'ID-1')
    const thing = '五常稻花香大米五公斤装真空包装送礼盒一个'.repeat(2)
    assert.equal(await provider().send({ ...letter, thing }), 'sent')
    const { data } = fake.letters.sent.at(-1) as { data: { thing1: { value: string } } }
    assert.equal([...data.thing1.value].length, 20)
    assert.ok(data.thing1.value.endsWith('…'))
  })

  test('is of the templates that there are', async () => {
    assert.deepEqual(provider().templates, { parcel: 'ID-1', begins: 'ID-2' })
    assert.deepEqual(provider({}).templates, {})
    await assert.rejects(provider({}).send(letter), /no template for parcel/)
  })
})

describe('the templates in the settings', () => {
  const problem = (env: Record<string, string>, pattern: RegExp) =>
    assert.throws(
      () => load(env),
      (error: Error) => error instanceof ConfigError && pattern.test(error.message),
    )

  test('are refused where a name, a field or a code is none', () => {
    problem({ WECHAT_MINI_TEMPLATES: 'riches=ID:thing1-thing' }, /riches=ID.*known are parcel/)
    problem({ WECHAT_MINI_TEMPLATES: 'parcel=ID' }, /write NAME=ID:thing1-thing/)
    problem({ WECHAT_MINI_TEMPLATES: 'parcel=ID:thing1-price' }, /write NAME=ID:thing1-thing/)
    problem({ ALIYUN_SMS_REMINDERS: 'parcel=hello' }, /has no use for parcel=hello/)
  })
})
