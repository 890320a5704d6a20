import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { api, type In, type Path } from '@contract/api'
import type { Access } from '@contract/call'
import { isProved } from '@server/areas/auth/auth'
import { findSession } from '@server/areas/auth/sessions'
import { terminalOf } from '@server/areas/auth/terminal'
import { issueCode } from '@server/areas/auth/sms-codes'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { sessionOf } from '../harness/sessions'
import { proved, seconds } from './signing-in'

let house: House
let now: Date
before(async () => {
  house = await openHouse({ clock: () => now })
})
beforeEach(() => {
  now = new Date()
})
after(() => house.close())

const hour = 3600
const day = 24 * hour
const later = (by: number) => void (now = new Date(now.getTime() + by * 1000))
const signedIn = (userId: string) => sessionOf(house.database.db, userId, now)
const call = <P extends Path>(path: P, input: In<P>, token?: string) =>
  house.call(path, input, { timestamp: seconds(now), ...(token && { token }) })
const online = async (token: string) => (await call('/user/login/checkIsOnline', {}, token)).error

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) MicroMessenger/8.0.20'

describe('a session', () => {
  test('ends 180 days after signing in, however much it is used', async () => {
    const token = await signedIn(demo.consumer.userId)
    for (let used = 0; used < 179; used += 20) {
      assert.equal(await online(token), 0, `after ${used} days`)
      later(20 * day)
    }
    assert.equal(await online(token), 401)
  })

  test('tells what it was begun with, when, and on which day it was last used', async () => {
    const person = await proved(house, now)
    const sending = { timestamp: seconds(now), userAgent: iPhone }
    const me = await house.ask('/tp5/api/UserLogin/smsLogin', person, sending)
    const begun = now
    later(3 * day)
    const asking = { token: me.access_token, timestamp: seconds(now) }
    const { sessions } = await house.ask('/user/Center/mySecurity', {}, asking)
    const [session] = sessions
    assert.equal(sessions.length, 1)
    assert.equal(session!.terminal, 'iPhone · 微信')
    assert.equal(Date.parse(session!.signed_in_at), Math.floor(begun.getTime() / 1000) * 1000)
    const today = new Date(now.getTime() + 8 * hour * 1000).toISOString().slice(0, 10)
    assert.deepEqual([session!.seen_on, session!.current], [today, 1])
  })

  test('keeps nothing of the browser beyond its make and the app around it', () => {
    assert.equal(terminalOf(iPhone), 'iPhone · 微信')
    assert.equal(
      terminalOf('Mozilla/5.0 (Linux; Android 13; 2211133C) Chrome/1'),
      '安卓手机 · 浏览器',
    )
    assert.equal(terminalOf('Mozilla/5.0 (Windows NT 10.0) Chrome/1'), 'Windows 电脑 · 浏览器')
    assert.equal(terminalOf('curl/8.5.0 <b>13812345678</b>'), '其他设备')
    assert.equal(terminalOf(''), '其他设备')
  })
})

describe('where I am signed in', () => {
  const sessionsOf = async (token: string) =>
    (await house.ask('/user/Center/mySecurity', {}, { token, timestamp: seconds(now) })).sessions

  test('one device is signed out from another, and mine stays', async () => {
    const [mine, lost] = [
      await signedIn(demo.newcomer.userId),
      await signedIn(demo.newcomer.userId),
    ]
    const other = (await sessionsOf(lost)).find(({ current }) => current === 1)!
    const { session_id } = other
    assert.equal((await call('/user/Center/endSession', { session_id }, mine)).error, 0)
    assert.deepEqual([await online(mine), await online(lost)], [0, 401])
    assert.equal((await call('/user/Center/endSession', { session_id }, mine)).error, 404)
  })

  test('nobody ends the session of another person', async () => {
    const [mine, theirs] = [
      await signedIn(demo.newcomer.userId),
      await signedIn(demo.consumer.userId),
    ]
    const { session_id } = (await sessionsOf(theirs))[0]!
    assert.equal((await call('/user/Center/endSession', { session_id }, mine)).error, 404)
    assert.equal(await online(theirs), 0)
  })

  test('all others end at once', async () => {
    const { userId } = demo.newcomer
    const [mine, lost] = [await signedIn(userId), await signedIn(userId)]
    const before = (await sessionsOf(mine)).length
    const { data } = await call('/user/Center/endOthers', {}, mine)
    assert.deepEqual(data, { ended: before - 1 })
    assert.deepEqual([await online(mine), await online(lost)], [0, 401])
    assert.equal((await sessionsOf(mine)).length, 1)
  })
})

describe('a call for people of the house', () => {
  const machines = '/tp5/api/Slot/index'
  const { userId, phone } = demo.operator
  const codeTo = (purpose: 'staff' | 'account') => {
    later(61)
    const wish = { phone, purpose, asker: '' }
    return issueCode({ config: house.config, db: house.database.db, now }, wish)
  }

  test('asks for a proof every twelve hours, and signs nobody out', async () => {
    const token = await signedIn(userId)
    later(12 * hour - 60)
    assert.equal((await call(machines, {}, token)).error, 0)
    later(120)
    const refused = await call(machines, {}, token)
    assert.deepEqual([refused.error, refused.message], [1021, '请先用短信验证是您本人，再继续操作'])
    assert.equal(await online(token), 0)

    const code = await codeTo('staff')
    assert.equal((await call('/user/login/prove', { code }, token)).error, 0)
    assert.equal((await call(machines, {}, token)).error, 0)
  })

  test('takes a code of its own purpose alone, and proves this session alone', async () => {
    const [token, other] = [await signedIn(userId), await signedIn(userId)]
    later(13 * hour)
    const foreign = await codeTo('account')
    assert.equal((await call('/user/login/prove', { code: foreign }, token)).error, 1004)
    const code = await codeTo('staff')
    assert.equal((await call('/tp5/api/UserLogin/smsLogin', { phone, code })).error, 1003)
    assert.equal((await call('/user/login/prove', { code }, token)).error, 0)
    assert.equal((await call('/user/login/prove', { code }, token)).error, 1004)
    assert.equal((await call(machines, {}, token)).error, 0)
    assert.equal((await call(machines, {}, other)).error, 1021)
  })

  test('is one by the contract: none of them is left out', async () => {
    const staff = (Object.keys(api) as Path[]).filter(
      (path) => !(['public', 'user'] as Access[]).includes(api[path].access),
    )
    assert.ok(staff.length > 3)
    for (const path of staff) {
      const who = api[path].access as 'operator' | 'merchant'
      const token = await signedIn(demo[who].userId)
      later(13 * hour)
      const sending = { token, timestamp: seconds(now) }
      assert.equal((await house.call(path, {}, sending)).error, 1021, path)
    }
  })

  test('is refused to whoever lacks the role before anything is asked of them', async () => {
    const token = await signedIn(demo.consumer.userId)
    later(13 * hour)
    assert.equal((await call(machines, {}, token)).error, 403)
  })

  test('a sign-in by WeChat alone has proved no phone', async () => {
    const binding = await proved(house, now)
    const { code: sms_code, ...person } = binding
    const grant = { platform: 'iter' as const, code: `iter ${person.phone}` }
    const login = '/tp5/api/UserLogin/wechatOAuthLogin'
    const bound = await call(login, { ...grant, ...person, sms_code })
    const again = await call(login, grant)
    const provedNow = async ({ data }: typeof again) => {
      const { access_token } = data as { access_token: string }
      return isProved((await findSession(house.database.db, access_token, now))!, now)
    }
    assert.deepEqual([await provedNow(bound), await provedNow(again)], [true, false])
  })
})
