import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In, Out } from '@contract/api'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { someNonce, somePhone } from '../harness/request'
import { until } from '../harness/until'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'

const path = '/tp5/api/UserLogin/wechatOAuthLogin'
const asking = '/wxa/business/getuserphonenumber'
type Input = In<typeof path>

let house: House
let wechat: WechatFake
let agreed: { agreement_version: string }
before(async () => {
  wechat = await startWechatFake()
  house = await openHouse({ env: { ...wechat.env, WECHAT_PROVIDER: 'wechat' } })
  const { agreement_version } = await house.ask('/tp5/api/Common/config', {})
  agreed = { agreement_version }
})
after(async () => {
  await house.close()
  await wechat.close()
})

let people = 0
const somebody = () => `somebody-${++people}`

const login = (input: Partial<Input>, nonce = someNonce()) =>
  house.call(path, { platform: 'mini', code: '', ...agreed, ...input }, { nonce })
const userOf = ({ error, message, data }: Awaited<ReturnType<typeof login>>) => {
  assert.equal(error, 0, message)
  return (data as Out<typeof path>).user_id
}

interface Tap {
  platform?: 'mini' | 'iter'
  openid?: string
  number?: string
  country?: string
}

/** What one tap brings: who it is, and the phone they chose to give. */
function tap({ platform = 'mini', openid = somebody(), number = somePhone(), country }: Tap = {}) {
  const phone_code = wechat.givePhone({ platform, openid, number, ...(country && { country }) })
  return { platform, code: wechat.grant(platform, openid), phone_code }
}

const rows = async <Row extends object>(text: string, params: unknown[] = []) =>
  (await house.database.pool.query<Row>(text, params)).rows

describe('signing in with the phone that WeChat tells', () => {
  test('opens an account, binds it, and from then on WeChat alone does', async () => {
    const openid = somebody()
    const number = somePhone()
    const reply = await login(tap({ openid, number }))
    const userId = userOf(reply)
    const { phone } = reply.data as Out<typeof path>
    assert.equal(phone, `${number.slice(0, 3)}****${number.slice(-4)}`)
    assert.equal(userOf(await login({ code: wechat.grant('mini', openid) })), userId)
    assert.equal(userOf(await login(tap({ number }))), userId)
    assert.equal((await rows('select from sms_codes')).length, 0)
  })

  test('finds the account that the phone has, and proves nothing of today', async () => {
    const { phone: number, userId } = demo.operator
    const reply = await login(tap({ platform: 'iter', number }))
    assert.equal(userOf(reply), userId)
    const { access_token: token } = reply.data as Out<typeof path>
    assert.equal((await house.call('/tp5/api/Slot/index', {}, { token })).error, 1021)
  })

  test('asks a new phone for the agreement, and takes the same codes afterwards', async () => {
    const number = somePhone()
    const codes = tap({ number })
    const without = { ...codes, agreement_version: undefined }
    assert.equal((await login(without)).error, 1006)
    const kept = await rows<{ row: string }>(
      'select row_to_json(wechat_codes)::text as row from wechat_codes',
    )
    assert.ok(kept.length > 0 && kept.every(({ row }) => !row.includes(number)))
    userOf(await login(codes))
  })

  test('takes a code once, and from nobody but whom it was given', async () => {
    const openid = somebody()
    const { code, phone_code } = tap({ openid })
    assert.equal((await login({ code: wechat.grant('mini', somebody()), phone_code })).error, 1007)
    const userId = userOf(await login({ code, phone_code }))
    await rows('delete from wechat_accounts where user_id = $1', [userId])
    const again = { code: wechat.grant('mini', openid), phone_code }
    assert.equal((await login(again)).error, 1007)
  })

  test('one call sent many times asks once and gives one answer', async () => {
    const before = wechat.asked(asking)
    const codes = tap()
    const nonce = someNonce()
    const replies = await Promise.all(Array.from({ length: 5 }, () => login(codes, nonce)))
    assert.equal(replies[0]?.error, 0, replies[0]?.message)
    assert.equal(new Set(replies.map(({ text }) => text)).size, 1)
    assert.equal(wechat.asked(asking), before + 1)
  })

  test('of whom is bound no phone is asked, and no other account is opened', async () => {
    const openid = somebody()
    const userId = userOf(await login(tap({ openid })))
    const before = wechat.asked(asking)
    assert.equal(userOf(await login(tap({ openid }))), userId)
    assert.equal(wechat.asked(asking), before)
  })

  test('a code that nobody gave is refused, and a page of the web has none', async () => {
    const code = wechat.grant('mini', somebody())
    assert.equal((await login({ code, phone_code: 'made-up' })).error, 1007)
    const web = { platform: 'web' as const, code: wechat.grant('web', somebody()) }
    assert.equal((await login({ ...web, phone_code: tap().phone_code })).error, 1007)
  })

  test('numbers of other countries are no accounts here', async () => {
    const [before] = await rows<{ count: string }>('select count(*) from users')
    const reply = await login(tap({ number: '51234567', country: '852' }))
    assert.deepEqual(
      [reply.error, reply.message],
      [1023, '这里只能用中国大陆的手机号，请换一个大陆号码，用短信登录'],
    )
    assert.deepEqual(await rows('select count(*) from users'), [before])
  })

  test('an account that was stopped stays so', async () => {
    const number = somePhone()
    const userId = userOf(await login(tap({ number })))
    await rows(`update users set state = 'closed' where user_id = $1`, [userId])
    assert.equal((await login(tap({ number }))).error, 1008)
  })
})

describe('while WeChat tells no phone', () => {
  test('it says so, and the same codes do once it answers', async () => {
    const { code, phone_code } = tap()
    const reply = await login({ code, phone_code: 'busy' })
    assert.deepEqual([reply.error, reply.message], [503, '微信暂时没有回应，请稍后再试'])
    userOf(await login({ code, phone_code }))
  })

  test('asleep it holds up nobody else', async () => {
    const before = wechat.asked(asking)
    const { release } = wechat.hold(asking)
    const waiting = login(tap())
    await until('it was asked for the phone', () => wechat.asked(asking) > before)
    const token = await house.signIn(demo.consumer.userId)
    const read = await house.call('/user/Center/index', {}, { token })
    release()
    assert.equal(read.error, 0, read.message)
    userOf(await waiting)
  })
})
