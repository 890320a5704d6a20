import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { sumRules } from '@server/areas/auth/rules'
import { type House, openHouse } from '../harness/openHouse'
import { somePhone } from '../harness/request'
import { seconds } from './signing-in'

let house: House
let now: Date
before(async () => {
  house = await openHouse({ seeded: false, clock: () => now })
})
beforeEach(() => {
  now = new Date('2026-11-20T01:00:00Z')
})
after(() => house.close())

type Sms = In<'/tp5/api/Codevalidates/sendSms'>

const minutes = 60_000
const later = (by: number) => (now = new Date(now.getTime() + by))
const sending = (address?: string) => ({
  timestamp: seconds(now),
  ...(address === undefined ? {} : { address }),
})
const send = (input: Sms, address?: string) =>
  house.call('/tp5/api/Codevalidates/sendSms', input, sending(address))

/** Works the sum out from its words alone, as a person or a script would. */
function workOut(question: string): string {
  const [one = 0, other = 0] = (question.match(/\d+/g) ?? []).map(Number)
  return String(one + other)
}

async function solved({ phone = somePhone(), device = randomUUID() } = {}): Promise<Sms> {
  const captcha = await house.ask('/tp5/api/Codevalidates/captcha', { kind: 'sum' }, sending())
  const { captcha_id, question } = captcha
  return { phone, device, captcha_id, captcha_code: workOut(question) }
}

/** How many of so many tries, two minutes apart, send an SMS. */
async function sentOf(tries: number, make: () => Promise<Sms>, address?: string) {
  let sent = 0
  for (let each = 0; each < tries; each++) {
    const { error, message } = await send(await make(), address)
    if (error === 0) sent++
    else {
      assert.equal(error, 429)
      assert.match(message, /改用图片，或打电话找客服/)
    }
    later(2 * minutes)
  }
  return sent
}

describe('a sum instead of a picture', () => {
  test('is asked in words, without any picture', async () => {
    const captcha = await house.ask('/tp5/api/Codevalidates/captcha', { kind: 'sum' }, sending())
    assert.match(captcha.question, /^\d 加 \d 等于几？$/)
    assert.deepEqual([captcha.kind, captcha.image], ['sum', ''])
  })

  test('a picture is what nobody asked otherwise gets', async () => {
    const captcha = await house.ask('/tp5/api/Codevalidates/captcha', {}, sending())
    assert.deepEqual([captcha.kind, captcha.question], ['picture', ''])
    assert.notEqual(captcha.image, '')
  })

  test('sends one code and is then used up', async () => {
    const sum = await solved()
    assert.equal((await send(sum)).error, 0)
    assert.equal((await send({ ...sum, phone: somePhone() })).error, 1001)
  })

  test('does not send for a wrong answer', async () => {
    const sum = await solved()
    assert.equal((await send({ ...sum, captcha_code: '99' })).error, 1001)
  })

  test('does not send for nobody’s phone', async () => {
    const { device: _device, ...sum } = await solved()
    assert.equal((await send(sum)).error, 400)
  })
})

describe('sums send fewer messages a day than pictures', () => {
  const { device } = sumRules
  const [phone, network] = [sumRules.phone.newcomer, sumRules.network.newcomer]

  test('to one phone', async () => {
    const one = somePhone()
    assert.equal(await sentOf(phone, () => solved({ phone: one }), '192.0.2.1'), phone)
    assert.equal(await sentOf(2, () => solved({ phone: one }), '192.0.2.2'), 0)
    const captcha = await house.ask('/tp5/api/Codevalidates/captcha', {}, sending())
    const { captcha_id } = captcha
    const { rows } = await house.database.pool.query<{ content: string }>(
      'select content from outbox where recipient = $1',
      [captcha_id],
    )
    const picture = { phone: one, captcha_id, captcha_code: rows[0]!.content }
    assert.equal((await send(picture)).error, 0, 'a picture still does')
  })

  test('from one device', async () => {
    const one = randomUUID()
    assert.equal(await sentOf(device + 2, () => solved({ device: one })), device)
  })

  test('from one network, with as many phones and devices as it likes', async () => {
    assert.equal(await sentOf(network + 2, () => solved(), '192.0.2.7'), network)
    now = new Date('2026-11-20T16:00:00Z')
    assert.equal((await send(await solved(), '192.0.2.7')).error, 0, 'the next day it goes on')
  })

  test('and those that are refused are not counted', async () => {
    const one = { phone: somePhone(), device: randomUUID() }
    assert.equal((await send(await solved(one))).error, 0)
    for (let early = 0; early < phone; early++)
      assert.equal((await send(await solved(one))).error, 1002)
    later(2 * minutes)
    assert.equal((await send(await solved(one))).error, 0)
  })
})
