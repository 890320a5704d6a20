import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { issueCode } from '@server/areas/auth/sms-codes'
import { visitor } from '@server/areas/auth/asker'
import { type House, openHouse } from '../harness/openHouse'
import { proved } from '../auth/signing-in'

let house: House
before(async () => {
  house = await openHouse({ seeded: false })
})
after(() => house.close())

let phone: string
let device: string
let token: string
beforeEach(async () => {
  const person = await proved(house)
  phone = person.phone
  device = person.device
  token = (await house.ask('/tp5/api/UserLogin/smsLogin', person)).access_token
})

const rows = async <Row extends object>(text: string, params: unknown[] = []) =>
  (await house.database.pool.query<Row>(text, params)).rows

/** As if the person had signed in while a former policy was in force. */
const agreedToFormer = (version: '1.0' | '2.0') =>
  rows(`update agreement_acceptances set version = $1 where agreement = 'privacy'`, [version])

const mine = () => house.ask('/user/Center/agreement', {}, { token })

const newCode = async () => {
  await rows('delete from sms_codes')
  const { config, database } = house
  const asker = visitor({ config, address: '' }, device).name
  const surroundings = { config, db: database.db, now: new Date() }
  return issueCode(surroundings, { phone, purpose: 'account', asker })
}

const signInAgain = async (agreement_version?: string) => {
  const code = await newCode()
  return house.call('/tp5/api/UserLogin/smsLogin', { phone, code, device, agreement_version })
}

test('a tick at the first sign-in is kept for each document, with version and time', async () => {
  const { due, in_force, said, version } = await mine()
  assert.equal(due, 0)
  assert.equal(version, in_force.map((one) => one.version).join('/'))
  assert.deepEqual(
    said.map(({ key, version: of, said: word }) => [key, of, word]).sort(),
    in_force.map(({ key, version: of }) => [key, of, 'accepted']).sort(),
  )
  for (const { said_at } of said) assert.ok(Math.abs(Date.now() - Date.parse(said_at)) < 60_000)
})

for (const former of ['1.0', '2.0'] as const) {
  test(`who agreed to ${former} is asked at the next sign-in, and its row stays`, async () => {
    await agreedToFormer(former)
    const refused = await signInAgain()
    assert.deepEqual([refused.error, refused.message], [1006, '请先阅读并同意用户协议和隐私政策'])
    const { version } = await mine()
    assert.equal((await signInAgain(version)).error, 0)
    const { due, said } = await mine()
    const policies = said.filter(({ key }) => key === 'privacy').map((one) => one.version)
    assert.deepEqual([due, policies], [0, ['2.5', former]])
    assert.equal((await signInAgain()).error, 0)
  })
}

test('who stays signed in is told, and can agree without signing in again', async () => {
  const dueOn = async () => (await house.ask('/user/Center/index', {}, { token })).agreement_due
  assert.equal(await dueOn(), 0)
  await agreedToFormer('2.0')
  assert.equal(await dueOn(), 1)
  const { due, version } = await mine()
  assert.equal(due, 1)
  const old = await house.call('/user/Center/agree', { version: '1.0/1.0' }, { token })
  assert.equal(old.error, 1006)
  assert.equal((await house.ask('/user/Center/agree', { version }, { token })).due, 0)
  await house.ask('/user/Center/agree', { version }, { token })
  assert.equal((await mine()).said.length, 3)
  assert.equal(await dueOn(), 0)
})

test('WeChat alone signs nobody in to a version that they have not seen', async () => {
  const path = '/tp5/api/UserLogin/wechatOAuthLogin'
  const wechat = { platform: 'mini', code: `code of ${phone}`, device } as const
  const sms_code = await newCode()
  await house.ask(path, { ...wechat, phone, sms_code })
  await agreedToFormer('2.0')
  await rows('delete from wechat_codes')
  assert.equal((await house.call(path, wechat)).error, 1006)
  const { version } = await mine()
  assert.equal((await house.call(path, { ...wechat, agreement_version: version })).error, 0)
})
