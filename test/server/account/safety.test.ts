import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { bind } from '@server/areas/auth/wechat'
import { somePhone } from '../harness/request'
import { sessionOf } from '../harness/sessions'
import { type Accounts, openAccounts, type Resident } from './person'

let place: Accounts
before(async () => {
  place = await openAccounts()
})
beforeEach(() => place.later(1))
after(() => place.close())

const change = '/user/Center/changePhone'
const codes = async (person: Resident, phone: string) => ({
  code: await place.codeTo(person.phone, 'oldPhone', place.askerOf(person)),
  phone,
  new_code: await place.codeTo(phone, 'newPhone', place.askerOf(person)),
})
const signIn = async (phone: string) => {
  const { agreement_version } = await place.ask('/tp5/api/Common/config', {}, nobody)
  const code = await place.codeTo(phone, 'account')
  const input = { phone, code, agreement_version }
  return place.ask('/tp5/api/UserLogin/smsLogin', input, nobody)
}
const nobody = { token: '' } as Resident
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('another phone', () => {
  test('opens the account from then on, here and with all that was in it', async () => {
    const person = await place.enter()
    const other = {
      ...person,
      token: await sessionOf(place.house.database.db, person.userId, place.now()),
    }
    const phone = somePhone()
    const shown = await place.ask(change, await codes(person, phone), person)
    assert.equal(shown.phone, `${phone.slice(0, 3)}****${phone.slice(-4)}`)
    assert.equal((await place.ask('/user/Center/index', {}, person)).phone, shown.phone)
    assert.equal((await place.call('/user/Center/index', {}, other)).error, 401)
    place.later(1)
    assert.equal((await signIn(phone)).user_id, person.userId)
  })

  test('leaves the one before to whoever has it next, who is no newcomer', async () => {
    const person = await place.enter()
    await place.ask(change, await codes(person, somePhone()), person)
    place.later(1)
    const { user_id } = await signIn(person.phone)
    assert.notEqual(user_id, person.userId)
    const [account] = await place.rows<{ returned: boolean }>(
      'select returned from users where user_id = $1',
      [user_id],
    )
    assert.equal(account!.returned, true)
  })

  test('takes a proof of both phones, and neither is spent by a refusal', async () => {
    const person = await place.enter()
    const right = await codes(person, somePhone())
    const refused = async (given: typeof right) => (await place.call(change, given, person)).error
    assert.equal(await refused({ ...right, code: wrong(right.code) }), 1003)
    assert.equal(await refused({ ...right, new_code: wrong(right.new_code) }), 1003)
    assert.equal(await refused({ ...right, phone: somePhone() }), 1004)
    assert.equal((await place.call(change, right, person)).error, 0)
  })

  test('is not one with an account, which only its owner is told', async () => {
    const [person, neighbour] = [await place.enter(), await place.enter()]
    const right = await codes(person, neighbour.phone)
    const guess = { ...right, new_code: wrong(right.new_code) }
    assert.equal((await place.call(change, guess, person)).error, 1003)
    assert.equal((await place.call(change, right, person)).error, 1022)
    assert.match((await place.ask('/user/Center/mySecurity', {}, person)).phone, /^139/)
    place.later(1)
    assert.equal((await signIn(neighbour.phone)).user_id, neighbour.userId)
    assert.equal((await signIn(person.phone)).user_id, person.userId)
  })

  test('is one account’s when two move to it at once', async () => {
    const [one, two] = [await place.enter(), await place.enter()]
    const phone = somePhone()
    const first = await codes(one, phone)
    const second = { ...first, code: await place.codeTo(two.phone, 'oldPhone') }
    const replies = await Promise.all([
      place.call(change, first, one),
      place.call(change, second, two),
    ])
    assert.deepEqual(replies.map(({ error }) => error === 0).sort(), [false, true])
    assert.ok(replies.every(({ error }) => error !== 500))
  })

  test('is asked for on a code of its own purpose', async () => {
    const person = await place.enter()
    const phone = somePhone()
    const right = await codes(person, phone)
    const closing = { code: right.code }
    assert.equal((await place.call('/user/Center/close', closing, person)).error, 1004)
    place.later(1)
    const foreign = { ...right, code: await place.codeTo(person.phone, 'closing') }
    assert.equal((await place.call(change, foreign, person)).error, 1004)
  })
})

describe('WeChat', () => {
  test('opens the account no more once it is unbound', async () => {
    const person = await place.enter()
    const { config, database } = place.house
    const { db } = database
    await bind({ db, config, now: place.now() }, 'web', `openid ${person.phone}`, person.userId)
    assert.equal((await place.ask('/user/Center/mySecurity', {}, person)).wechat, 1)
    await place.ask('/user/Center/unbindWechat', {}, person)
    assert.equal((await place.ask('/user/Center/mySecurity', {}, person)).wechat, 0)
    place.later(1)
    assert.equal((await signIn(person.phone)).user_id, person.userId)
  })
})
