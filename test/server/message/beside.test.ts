import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { awakeFrom } from '@server/areas/message/awake'
import type { Person } from '../harness/people'
import { openPostOffice, parcelSent, type PostOffice } from './post-office'

const allow = '/tp5/api/Message/rewardMsgSubscribe'
const choose = '/user/common/setMessage'
const choices = '/user/common/getMessage'

const bySms = '短信 商品已发出：搪瓷缸'
const byWechat = '微信 商品已发出：搪瓷缸'

let office: PostOffice
let person: Person
before(async () => {
  office = await openPostOffice()
})
after(() => office.close())
beforeEach(async () => {
  await office.forgetSent()
  person = await office.person()
})

let serial = 0
async function send(whom = person) {
  const about = `EX${++serial}`
  await office.remind(parcelSent(whom, about, office.now()))
  return about
}

async function sendAndCarry() {
  await send()
  await office.carry()
  return office.sentBeside()
}

const grantsOf = async (whom = person) =>
  (await office.ask(choices, {}, whom)).list.find(({ subject }) => subject === 'order')!.grants

describe('a message beside the app', () => {
  test('goes by WeChat as often as it was allowed, then by SMS', async () => {
    await office.bind(person)
    assert.deepEqual(await office.ask(allow, { templates: 'parcel,refund' }, person), { grants: 2 })
    await office.ask(allow, { templates: 'parcel' }, person)
    assert.equal(await grantsOf(), 3)
    await sendAndCarry()
    await sendAndCarry()
    assert.deepEqual(await sendAndCarry(), [byWechat, byWechat, bySms])
    assert.equal(await grantsOf(), 1)
  })

  test('goes by SMS to who never came by WeChat', async () => {
    await office.ask(allow, { templates: 'parcel' }, person)
    assert.deepEqual(await sendAndCarry(), [bySms])
    assert.equal(await grantsOf(), 1)
  })

  test('goes only by the ways that the person wants', async () => {
    await office.bind(person)
    await office.ask(allow, { templates: 'parcel' }, person)
    const off = (way: 'wechat' | 'sms') =>
      office.ask(choose, { subject: 'order', way, on: 0 }, person)
    await off('wechat')
    assert.deepEqual(await sendAndCarry(), [bySms])
    await off('sms')
    assert.deepEqual(await sendAndCarry(), [bySms])
    assert.equal((await office.inbox(person)).unread, 2)
  })

  test('is not sent where it was read meanwhile, or is no news any more', async () => {
    await send()
    await office.ask('/tp5/api/Message/messagePageClick', {}, person)
    await office.carry()
    await send()
    office.later(25 * 3600)
    await office.carry()
    assert.deepEqual(await office.sentBeside(), [])
  })

  test('comes by SMS three times a day at most', async () => {
    for (let nth = 0; nth < 5; nth++) await send()
    await office.carry()
    assert.equal((await office.sentBeside()).length, 3)
    person = await office.at(24 + 12, person)
    await send()
    await office.carry()
    assert.equal((await office.sentBeside()).length, 4)
  })

  test('wakes nobody: an SMS of the night is sent in the morning', async () => {
    person = await office.at(23, person)
    assert.deepEqual(await sendAndCarry(), [])
    person = await office.at(24 + 7.5, person)
    await office.carry()
    assert.deepEqual(await office.sentBeside(), [])
    person = await office.at(8, person)
    await office.carry()
    assert.deepEqual(await office.sentBeside(), [bySms])
    office.later(4 * 3600)
  })

  test('is tried again where WeChat did not answer, for the grant that was used up', async (t) => {
    await office.bind(person)
    await office.ask(allow, { templates: 'parcel' }, person)
    await send()
    const { subscribed } = office.house.providers
    const failing = t.mock.method(subscribed, 'send', () => Promise.reject(new Error('busy')))
    await assert.rejects(office.carry(), /busy/)
    failing.mock.restore()
    await office.carry()
    assert.deepEqual(await office.sentBeside(), [byWechat])
    assert.equal(await grantsOf(), 0)
  })

  test('falls back to SMS where WeChat knows of no permission', async (t) => {
    await office.bind(person)
    await office.ask(allow, { templates: 'parcel' }, person)
    await office.ask(allow, { templates: 'parcel' }, person)
    const { subscribed } = office.house.providers
    const refusing = t.mock.method(subscribed, 'send', () => Promise.resolve('refused' as const))
    assert.deepEqual(await sendAndCarry(), [bySms])
    assert.equal(await grantsOf(), 0)
    assert.equal(refusing.mock.callCount(), 1)
    assert.deepEqual(await sendAndCarry(), [bySms, bySms])
    assert.equal(refusing.mock.callCount(), 1)
  })
})

describe('what somebody chooses', () => {
  test('is at first what they wait for, and nothing that wants them to come', async () => {
    const { list } = await office.ask(choices, {}, person)
    assert.deepEqual(
      list.map(({ subject, wechat, sms }) => [subject, wechat, sms]),
      [
        ['order', 1, 1],
        ['holding', 1, 0],
        ['activity', 1, 0],
        ['account', 1, 1],
        ['machine', 1, 0],
        ['health', 1, 1],
      ],
    )
  })

  test('is kept for the account, two phones never undoing each other', async () => {
    const set = (subject: 'order' | 'activity', on: 0 | 1) =>
      office.ask(choose, { subject, way: 'sms', on }, person)
    await Promise.all([set('order', 0), set('activity', 1)])
    const { list } = await office.ask(choices, {}, person)
    assert.deepEqual(
      list.map(({ sms }) => sms),
      [0, 0, 1, 1, 0, 1],
    )
  })

  test('is of what there is', async () => {
    const wrong = { subject: 'sign_in' as 'order', way: 'sms' as const, on: 1 as const }
    const reply = await office.call(choose, wrong, person)
    assert.deepEqual([reply.error, reply.message], [400, '没有这种提醒'])
    const unknown = await office.call(allow, { templates: 'parcel,riches' }, person)
    assert.deepEqual([unknown.error, unknown.message], [400, '没有这种微信提醒'])
    const many = await office.call(allow, { templates: 'parcel,refund,expiry,begins' }, person)
    assert.deepEqual([many.error, many.message], [400, '一次最多 3 种'])
  })
})

describe('the night', () => {
  const at = (text: string) => new Date(`${text}+08:00`)
  const cases = [
    ['2026-11-25T07:59:59', '2026-11-25T08:00:00'],
    ['2026-11-25T08:00:00', '2026-11-25T08:00:00'],
    ['2026-11-25T21:59:59', '2026-11-25T21:59:59'],
    ['2026-11-25T22:00:00', '2026-11-26T08:00:00'],
    ['2026-12-31T23:30:00', '2027-01-01T08:00:00'],
  ] as const
  for (const [asked, awake] of cases)
    test(`at ${asked} lasts until ${awake}`, () => {
      assert.deepEqual(awakeFrom(at(asked)), at(awake))
    })
})
