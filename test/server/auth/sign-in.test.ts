import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { issueCode } from '@server/areas/auth/sms-codes'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { someNonce } from '../harness/request'
import { proved, seconds, wrong } from './signing-in'

let house: House
let now: Date
before(async () => {
  house = await openHouse({ clock: () => now })
})
beforeEach(() => {
  now = new Date()
})
after(() => house.close())

const later = (by: number) => (now = new Date(now.getTime() + by * 1000))
const login = (input: In<'/tp5/api/UserLogin/smsLogin'>) =>
  house.call('/tp5/api/UserLogin/smsLogin', input, { timestamp: seconds(now) })
const online = (token: string) =>
  house.call('/user/login/checkIsOnline', {}, { token, timestamp: seconds(now) })
const newCode = (phone: string) =>
  issueCode(
    { config: house.config, db: house.database.db, now: later(61) },
    { phone, purpose: 'account', asker: 'another' },
  )

interface Person {
  user_id: string
  nickname: string
  phone: string
  roles: string[]
  access_token: string
}

async function signedIn() {
  const person = await proved(house, now)
  const reply = await login(person)
  assert.equal(reply.error, 0, reply.message)
  return { ...person, me: reply.data as Person }
}

describe('signing in by SMS', () => {
  test('makes a new phone a new account, with the agreement it accepted', async () => {
    const { phone, agreement_version, me } = await signedIn()
    assert.equal(me.phone, `139****${phone.slice(-4)}`)
    assert.deepEqual(me.roles, [])
    const { rows } = await house.database.pool.query<{ agreement_version: string; row: string }>(
      'select agreement_version, row_to_json(users)::text as row from users where user_id = $1',
      [me.user_id],
    )
    assert.equal(rows[0]?.agreement_version, agreement_version)
    assert.ok(!rows[0].row.includes(phone), 'the phone lies open in the database')
  })

  test('names a newcomer without a digit of their phone, by words that vary', async () => {
    const names = new Set<string>()
    for (let count = 0; count < 5; count++) names.add((await signedIn()).me.nickname)
    assert.ok(names.size > 1)
    for (const name of names) assert.match(name, /^\p{Script=Han}{4,7}$/u)
  })

  test('brings a known phone back to its account, without the agreement', async () => {
    const { phone, me } = await signedIn()
    const again = await login({ phone, code: await newCode(phone) })
    assert.equal((again.data as Person).user_id, me.user_id)
    assert.notEqual((again.data as Person).access_token, me.access_token)
  })

  test('asks a new phone for the agreement in force, and keeps the code good', async () => {
    const { phone, code, agreement_version } = await proved(house, now)
    assert.equal((await login({ phone, code })).error, 1006)
    assert.equal((await login({ phone, code, agreement_version: '0' })).error, 1006)
    assert.equal((await login({ phone, code, agreement_version })).error, 0)
  })

  test('takes a code once', async () => {
    const { phone, code } = await signedIn()
    assert.equal((await login({ phone, code })).error, 1004)
  })

  test('takes one of two who send the same code at once', async () => {
    const person = await proved(house, now)
    const errors = (await Promise.all([login(person), login(person)])).map(({ error }) => error)
    assert.deepEqual(errors.sort(), [0, 1004])
  })

  test('bears four wrong codes and no fifth, though each refusal rolls back', async () => {
    const person = await proved(house, now)
    const miss = { ...person, code: wrong(person.code) }
    for (let attempt = 0; attempt < 5; attempt++) assert.equal((await login(miss)).error, 1003)
    const reply = await login(person)
    assert.deepEqual([reply.error, reply.message], [1004, '短信验证码已失效，请重新获取'])
  })

  test('does not take a code after five minutes', async () => {
    const person = await proved(house, now)
    later(301)
    assert.equal((await login(person)).error, 1004)
  })

  test('answers a retry with the same session', async () => {
    const person = await proved(house, now)
    const sending = { nonce: someNonce(), timestamp: seconds(now) }
    const ask = () => house.call('/tp5/api/UserLogin/smsLogin', person, sending)
    const [first, again] = [await ask(), await ask()]
    assert.equal((again.data as Person).access_token, (first.data as Person).access_token)
  })

  test('tells the owner of a closed account, and ends the sessions it had', async () => {
    const { phone, me } = await signedIn()
    await house.database.pool.query("update users set state = 'closed' where user_id = $1", [
      me.user_id,
    ])
    assert.equal((await online(me.access_token)).error, 401)
    assert.equal((await login({ phone, code: await newCode(phone) })).error, 1008)
  })
})

describe('a session', () => {
  test('is told by the token it was called with', async () => {
    const { me } = await signedIn()
    assert.deepEqual((await online(me.access_token)).data, me)
  })

  test('does not lie in the database as a token', async () => {
    const { me } = await signedIn()
    const { rows } = await house.database.pool.query<{ row: string }>(
      'select row_to_json(sessions)::text as row from sessions',
    )
    assert.ok(rows.every(({ row }) => !row.includes(me.access_token)))
  })

  test('ends by itself after 30 days without use', async () => {
    const { me } = await signedIn()
    later(30 * 24 * 3600 + 1)
    assert.equal((await online(me.access_token)).error, 401)
  })

  test('goes on while it is used', async () => {
    const { me } = await signedIn()
    for (const days of [20, 20, 20]) {
      later(days * 24 * 3600)
      assert.equal((await online(me.access_token)).error, 0)
    }
  })

  test('is ended by signing out, and only this one', async () => {
    const { phone, me } = await signedIn()
    const other = (await login({ phone, code: await newCode(phone) })).data as Person
    const sending = { token: me.access_token, timestamp: seconds(now) }
    assert.equal((await house.call('/user/login/logout', {}, sending)).error, 0)
    assert.equal((await online(me.access_token)).error, 401)
    assert.equal((await online(other.access_token)).error, 0)
  })
})

describe('me', () => {
  test('shows the profile and what the ledger says', async () => {
    const token = await house.signIn(demo.consumer.userId)
    const me = await house.ask('/user/Center/index', {}, { token })
    assert.equal(me.nickname, '王阿姨')
    assert.equal(me.phone, '138****0001')
    const points = await house.ask('/tp5/api/ExchangeShop/UserPoints/detail', {}, { token })
    const gold = await house.ask('/tp5/api/ExchangeShop/UserGold/detail', {}, { token })
    assert.deepEqual([me.points, me.gold], [points.balance, gold.balance])
  })

  test('shows an operator with the role', async () => {
    const token = await house.signIn(demo.operator.userId)
    assert.deepEqual((await house.ask('/user/Center/index', {}, { token })).roles, ['operator'])
  })
})
