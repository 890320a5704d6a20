import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { offerCaptcha } from '@server/areas/auth/captcha/captcha'
import { type House, openHouse } from '../harness/openHouse'
import { somePhone } from '../harness/request'
import { seconds, wrong } from './signing-in'

let house: House
let now: Date
before(async () => {
  house = await openHouse({ seeded: false, working: true, clock: () => now })
})
beforeEach(() => {
  now = new Date()
})
after(() => house.close())

const later = (by: number) => (now = new Date(now.getTime() + by * 1000))
const sendSms = (input: In<'/tp5/api/Codevalidates/sendSms'>) =>
  house.call('/tp5/api/Codevalidates/sendSms', input, { timestamp: seconds(now) })

const device = randomUUID()

async function solved(phone = somePhone()) {
  const { captchaId } = await offerCaptcha({ config: house.config, db: house.database.db, now })
  return { phone, device, captcha_id: captchaId, captcha_code: await house.sent(captchaId) }
}

describe('the captcha', () => {
  test('sends one code and is then used up', async () => {
    const input = await solved()
    assert.equal((await sendSms(input)).error, 0)
    assert.equal((await sendSms({ ...input, phone: somePhone() })).error, 1001)
  })

  test('bears two wrong answers and no third', async () => {
    const one = await solved()
    const miss = { ...one, captcha_code: wrong(one.captcha_code) }
    for (const attempt of [miss, miss]) assert.equal((await sendSms(attempt)).error, 1001)
    assert.equal((await sendSms(one)).error, 0)

    const other = await solved()
    const missed = { ...other, captcha_code: wrong(other.captcha_code) }
    for (const attempt of [missed, missed, missed])
      assert.equal((await sendSms(attempt)).error, 1001)
    assert.equal((await sendSms(other)).error, 1001)
  })

  test('is good for five minutes', async () => {
    const [one, other] = [await solved(), await solved()]
    later(299)
    assert.equal((await sendSms(one)).error, 0)
    later(2)
    assert.equal((await sendSms(other)).error, 1001)
  })
})

describe('the SMS code', () => {
  test('is sent to the phone after the answer', async () => {
    const input = await solved()
    const reply = await sendSms(input)
    assert.deepEqual(reply.data, { resend_seconds: 60, expire_seconds: 300 })
    assert.match(await house.sent(input.phone), /^\d{6}$/)
  })

  test('waits sealed for its sending', async () => {
    const input = await solved()
    await sendSms(input)
    await house.sent(input.phone)
    const { rows } = await house.database.pool.query<{ row: string }>(
      'select row_to_json(jobs)::text as row from jobs union all select row_to_json(sms_codes)::text from sms_codes',
    )
    assert.ok(rows.every(({ row }) => !row.includes(input.phone)))
  })

  test('is sent again after a minute, and the answer says how long to wait', async () => {
    const phone = somePhone()
    assert.equal((await sendSms(await solved(phone))).error, 0)
    later(18)
    const early = await sendSms(await solved(phone))
    assert.deepEqual([early.error, early.message], [1002, '验证码已发送，请 42 秒后再重新获取'])
    later(42)
    assert.equal((await sendSms(await solved(phone))).error, 0)
  })

  test('is sent five times a day to who is not known, and again the next day', async () => {
    now = new Date('2026-11-20T01:00:00Z')
    const phone = somePhone()
    for (let sent = 0; sent < 5; sent++) {
      assert.equal((await sendSms(await solved(phone))).error, 0)
      later(120)
    }
    const sixth = await sendSms(await solved(phone))
    assert.deepEqual([sixth.error, sixth.message], [429, '今天获取验证码的次数太多，请明天再试'])
    now = new Date('2026-11-20T16:00:00Z')
    assert.equal((await sendSms(await solved(phone))).error, 0)
  })
})
