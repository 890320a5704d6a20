import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { sendingRules, smsRules, sumRules } from '@server/areas/auth/rules'
import { uuidv7 } from '@server/database/uuid'
import { somePhone } from '../harness/request'
import { type App, openPhones, type Phones, someApp } from './phones'
import { wrong } from './signing-in'

const sendSms = '/tp5/api/Codevalidates/sendSms'

let phones: Phones
let owner: App
let stranger: App
before(async () => {
  phones = await openPhones()
})
beforeEach(() => {
  phones.later(24 * 3600)
  owner = someApp()
  stranger = someApp()
})
after(() => phones.close())

/** As many refused calls for a phone as an address may make in a minute. */
async function pester(phone: string) {
  const { house, from, login } = phones
  const unsolved = { phone, captcha_id: uuidv7(), captcha_code: '0000' }
  const limitOf = (path: Path) => (api[path] as Call).limit?.max ?? 0
  const ask = () => house.call(sendSms, unsolved, from(stranger))
  for (let call = 0; call < limitOf(sendSms); call++) assert.equal((await ask()).error, 1001)
  assert.equal((await ask()).error, 429)
  for (let call = 0; call < limitOf('/tp5/api/UserLogin/smsLogin'); call++)
    assert.equal((await login(stranger, { phone, code: '000000' })).error, 1004)
}

const miss = async (app: App, phone: string, times: number) => {
  const code = wrong(wrong(await phones.house.sent(phone)))
  const errors: number[] = []
  for (let time = 0; time < times; time++)
    errors.push((await phones.login(app, { phone, code })).error)
  return errors
}

describe('a stranger who knows a phone', () => {
  test('takes none of its calls by asking without a captcha and guessing without a code', async () => {
    const phone = somePhone()
    await pester(phone)
    assert.equal((await phones.send(owner, phone)).error, 0)
    assert.equal(
      (await phones.login(owner, { phone, code: await phones.house.sent(phone) })).error,
      0,
    )
  })

  test('uses up the tries of the own code alone', async () => {
    const phone = somePhone()
    await phones.send(owner, phone)
    const code = await phones.house.sent(phone)
    await phones.send(stranger, phone)
    await miss(stranger, phone, smsRules.attempts + 1)
    assert.equal((await phones.login(owner, { phone, code })).error, 0)
  })

  test('who asked for no code uses up what all share who asked for none', async () => {
    const phone = somePhone()
    await phones.send(owner, phone)
    const code = await phones.house.sent(phone)
    const tries = await miss(stranger, phone, smsRules.sharedAttempts + 1)
    assert.deepEqual(tries, [...tries.slice(1).map(() => 1003), 1004])
    assert.equal((await phones.login(stranger, { phone, code })).error, 1004)
    assert.equal((await phones.login(owner, { phone, code })).error, 0)
  })

  test('leaves the owner messages on a device or a network that the account knows', async () => {
    const { phone } = await phones.member(owner)
    const strangers = Array.from({ length: sendingRules.phone.account }, () => someApp())
    for (const app of strangers) await phones.sendMany(1, app, phone)
    assert.equal((await phones.send(stranger, phone)).error, 429)
    assert.equal((await phones.send(owner, phone)).error, 0)
    assert.equal((await phones.send(someApp({ address: owner.address }), phone)).error, 0)
  })

  test('cannot fill alone what strangers may have', async () => {
    const phone = somePhone()
    const most = sendingRules.phoneFromDevice.newcomer
    const errors = await phones.sendMany(most + 1, stranger, phone)
    assert.deepEqual(errors, [...Array<number>(most).fill(0), 429])
    const other = someApp({ address: stranger.address })
    assert.equal((await phones.send(other, phone)).error, 429, 'nor with a new number for the app')
    assert.equal((await phones.send(someApp(), phone)).error, 0)
  })

  test('of the same network leaves the owner what only the own device may have', async () => {
    const { phone } = await phones.member(owner)
    const neighbour = someApp({ address: owner.address })
    const errors = await phones.sendMany(10, neighbour, phone)
    assert.equal(errors.at(-1), 429)
    assert.equal((await phones.send(owner, phone)).error, 0)
  })

  test('does not use up the sums of who cannot make out pictures', async () => {
    const { phone } = await phones.member(owner)
    for (let sent = 0; sent < sumRules.phone.account; sent++) {
      await phones.send(someApp(), phone, 'sum')
      phones.later(120)
    }
    assert.equal((await phones.send(someApp(), phone, 'sum')).error, 429)
    assert.equal((await phones.send(owner, phone, 'sum')).error, 0)
  })
})

describe('an app that does not say its device', () => {
  test('opens what it asked for from the same network', async () => {
    const phone = somePhone()
    const old = someApp({ device: undefined })
    await phones.send(old, phone)
    const code = await phones.house.sent(phone)
    assert.equal((await phones.login(old, { phone, code })).error, 0)
  })

  test('that says it only when it asks, or has gone elsewhere, has the shared tries', async () => {
    const phone = somePhone()
    await phones.send(owner, phone)
    const code = await phones.house.sent(phone)
    assert.equal((await phones.login(someApp({ device: undefined }), { phone, code })).error, 0)
  })
})

test('what an account knows of a device ends when nobody signs in there any more', async () => {
  const { phone } = await phones.member(owner)
  phones.later(181 * 24 * 3600)
  for (let sent = 0; sent < sendingRules.phone.account; sent++)
    await phones.sendMany(1, someApp(), phone)
  assert.equal((await phones.send(owner, phone)).error, 429)
})
