import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { issueCode } from '@server/areas/auth/sms-codes'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'
import { proved } from './signing-in'

const path = '/tp5/api/UserLogin/wechatOAuthLogin'
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

const login = (input: In<typeof path>) => house.call(path, input)

async function phoneAndCode() {
  const { code: sms_code, ...rest } = await proved(house)
  return { ...rest, sms_code }
}

describe('signing in by WeChat', () => {
  test('binds a phone with the code that was not bound yet, then signs in by WeChat alone', async () => {
    const code = wechat.grant('mini', 'openid-one')
    assert.equal((await login({ platform: 'mini', code })).error, 1005)
    const bound = await login({ platform: 'mini', code, ...(await phoneAndCode()) })
    assert.equal(bound.error, 0, bound.message)
    const again = await login({ platform: 'mini', code: wechat.grant('mini', 'openid-one') })
    assert.equal(
      (again.data as { user_id: string }).user_id,
      (bound.data as { user_id: string }).user_id,
    )
  })

  test('takes a code once, whoever brings it', async () => {
    const known = wechat.grant('mini', 'openid-once')
    assert.equal(
      (await login({ platform: 'mini', code: known, ...(await phoneAndCode()) })).error,
      0,
    )
    assert.equal((await login({ platform: 'mini', code: known })).error, 1007)
    const code = wechat.grant('mini', 'openid-once')
    const both = await Promise.all([
      login({ platform: 'mini', code }),
      login({ platform: 'mini', code }),
    ])
    assert.deepEqual(both.map(({ error }) => error).sort(), [0, 1007])
  })

  test('binds an account that has signed in by SMS before', async () => {
    const { phone, userId } = demo.operator
    const { db } = house.database
    const sms_code = await issueCode(
      { config: house.config, db, now: new Date() },
      { phone, purpose: 'account', asker: '' },
    )
    const code = wechat.grant('iter', 'openid-operator')
    const reply = await login({ platform: 'iter', code, phone, sms_code })
    assert.deepEqual(
      [reply.error, (reply.data as { user_id: string; roles: string[] }).user_id],
      [0, userId],
    )
  })

  test('knows people of the H5 app by its own account', async () => {
    const code = wechat.grant('web', 'openid-web')
    assert.equal((await login({ platform: 'web', code, ...(await phoneAndCode()) })).error, 0)
  })

  test('keeps what the platforms say of the same openid apart', async () => {
    const bind = { code: wechat.grant('mini', 'openid-two'), ...(await phoneAndCode()) }
    assert.equal((await login({ platform: 'mini', ...bind })).error, 0)
    const code = wechat.grant('iter', 'openid-two')
    assert.equal((await login({ platform: 'iter', code })).error, 1005)
  })

  test('does not bind with a wrong SMS code', async () => {
    const code = wechat.grant('mini', 'openid-three')
    const person = await phoneAndCode()
    const miss = { platform: 'mini', code, ...person, sms_code: '000000' } as const
    assert.equal((await login(miss)).error, person.sms_code === '000000' ? 0 : 1003)
    assert.equal((await login({ platform: 'mini', code, ...person })).error, 0)
  })

  test('refuses codes that WeChat does not know, and those of another app', async () => {
    assert.equal((await login({ platform: 'mini', code: 'made-up' })).error, 1007)
    const code = wechat.grant('iter', 'openid-four')
    assert.equal((await login({ platform: 'mini', code })).error, 1007)
  })

  test('leaves no openid open in the database', async () => {
    const { rows } = await house.database.pool.query<{ row: string }>(
      `select row_to_json(wechat_accounts)::text as row from wechat_accounts
       union all select row_to_json(wechat_codes)::text from wechat_codes`,
    )
    assert.ok(rows.length > 0 && rows.every(({ row }) => !row.includes('openid-')))
  })
})
