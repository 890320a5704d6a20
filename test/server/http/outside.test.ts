import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { demo } from '@server/database/demo'
import { proved } from '../auth/signing-in'
import { type House, openHouse } from '../harness/openHouse'
import { someNonce } from '../harness/request'
import { until } from '../harness/until'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'

const login = '/tp5/api/UserLogin/wechatOAuthLogin'
const asking = '/sns/jscode2session'

let house: House
let wechat: WechatFake
before(async () => {
  wechat = await startWechatFake()
  house = await openHouse({ env: { ...wechat.env, WECHAT_PROVIDER: 'wechat' } })
})
after(async () => {
  await house.close()
  await wechat.close()
})

const signIn = (nth: number) =>
  house.call(login, { platform: 'mini', code: wechat.grant('mini', `openid-${nth}`) })

describe('while WeChat does not answer', () => {
  test('others read and write, though more wait there than there are connections', async () => {
    const token = await house.signIn(demo.consumer.userId)
    const before = wechat.asked(asking)
    const { release } = wechat.hold()
    const people = house.database.pool.options.max + 5
    const waiting = Array.from({ length: people }, (_, nth) => signIn(nth))
    await until('all of them have asked', () => wechat.asked(asking) === before + people)
    const wrote = await house.call(
      '/user/common/setMessage',
      { subject: 'order', way: 'sms', on: 1 },
      { token },
    )
    const read = await house.call('/user/Center/index', {}, { token })
    release()
    const replies = await Promise.all(waiting)
    assert.deepEqual([wrote.error, read.error], [0, 0], wrote.message)
    assert.ok(replies.every(({ error }) => error === 1005))
  })

  test('the same sign-in many times over asks once and gives one answer', async () => {
    const before = wechat.asked(asking)
    const { code: sms_code, ...person } = await proved(house)
    const form = { ...person, sms_code, code: wechat.grant('mini', 'openid-twin') }
    const nonce = someNonce()
    const { release } = wechat.hold()
    const ask = () => house.call(login, { platform: 'mini', ...form }, { nonce })
    const waiting = Array.from({ length: 10 }, ask)
    await until('one has asked', () => wechat.asked(asking) > before)
    release()
    const replies = await Promise.all(waiting)
    assert.equal(replies[0]?.error, 0, replies[0]?.message)
    assert.equal(new Set(replies.map(({ text }) => text)).size, 1)
    assert.equal((await ask()).text, replies[0]?.text)
    assert.equal(wechat.asked(asking), before + 1)
  })
})
