import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In, Out } from '@contract/api'
import { ownPhone } from '@server/areas/auth/auth'
import { offerCaptcha } from '@server/areas/auth/captcha/captcha'
import { addGuests } from '@server/areas/partner/guests/guests'
import { somePhone, someNonce } from '../harness/request'
import { newGoods } from '../catalogue/goods'
import { confirmResident } from '../village/confirmResident'
import { someCodes, somePrize } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const detail = '/tp5/api/Campaign/detail'
const day = 24 * 3600

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

const soon = (seconds: number) => new Date(place.now().getTime() + seconds * 1000).toISOString()

const sms = { steps: [{ do: 'sms', text: '短信验证' }], phone: 'any' }

async function solved() {
  const { database, config } = place.house
  const { captchaId } = await offerCaptcha({ db: database.db, config, now: place.now() })
  return { captcha_id: captchaId, captcha_code: await place.house.sent(captchaId) }
}

describe('what a campaign says of itself', () => {
  test('each state has its own words, and each refuses in its own', async () => {
    const person = await place.person()
    const at = (days: number) => new Date(place.now().getTime() + days * day * 1000).toISOString()
    const period = { starts_at: at(-1), ends_at: at(1) }
    const keys = {
      ahead: await place.campaign({ period: { starts_at: at(1), ends_at: at(2) } }),
      ended: await place.campaign({ period: { starts_at: at(-2), ends_at: at(-1) } }),
      soldOut: await place.campaign({ prizes: [somePrize({ stock: 0 })] }),
      paused: await place.campaign({ period, words: { paused: '仓库盘点，下午恢复' } }),
    }
    await place.house.database.pool.query(
      'update campaigns set paused = true where campaign_key = $1',
      [keys.paused],
    )
    const ways: Record<string, string> = { ended: 'link', soldOut: 'link', paused: 'none' }
    const said = new Set<string>()
    for (const [state, key] of Object.entries(keys)) {
      const shown = await place.ask(detail, { key }, person)
      assert.deepEqual([shown.state, shown.action.do], [state, ways[state] ?? 'remind'])
      const { error, message } = await place.receive(key, person)
      assert.notEqual(error, 0)
      said.add(message).add(shown.state_text)
    }
    assert.equal(said.size, 8)
    assert.ok(said.has('仓库盘点，下午恢复'))
  })

  test('a page finds it by its address, a visitor is asked to sign in', async () => {
    const key = await place.campaign({ routes: ['/somePage'] })
    const shown = await place.ask(detail, { route: '/somePage' }, null)
    assert.deepEqual([shown.key, shown.action.do, shown.mine], [key, 'login', null])
    assert.equal((await place.call(detail, { route: '/other' }, null)).error, 404)
  })
})

describe('receiving', () => {
  test('gives points once, and a retry gives the same answer', async () => {
    const person = await place.person()
    const key = await place.campaign()
    const nonce = someNonce()
    const first = await place.receive(key, person, {}, { nonce })
    const again = await place.receive(key, person, {}, { nonce })
    assert.equal(first.error, 0, first.message)
    assert.deepEqual(again.data, first.data)
    const twice = await place.receive(key, person)
    assert.deepEqual([twice.error, twice.message], [2307, '您已经领过了，可以到“我领到的”里查看'])
    assert.equal((await place.ask('/user/Center/index', {}, person)).points, 100)
    const shown = await place.ask(detail, { key }, person)
    assert.deepEqual([shown.action.do, shown.receipts.length], ['receipt', 1])
  })

  test('a day has its share, and the next day has another', async () => {
    const key = await place.campaign({ prizes: [somePrize({ daily: 1 })] })
    assert.equal((await place.receive(key, await place.person())).error, 0)
    const late = await place.receive(key, await place.person())
    assert.equal(late.error, 2304)
    const shown = await place.ask(detail, { key }, null)
    assert.deepEqual(
      [shown.state, shown.surplus],
      ['soldOutToday', { left: 9, left_today: 0, total: 10 }],
    )
    place.later(day)
    assert.equal((await place.receive(key, await place.person())).error, 0)
  })

  test('once it has ended nothing is said of today any more', async () => {
    const period = { starts_at: place.now().toISOString(), ends_at: soon(10) }
    const key = await place.campaign({ period, prizes: [somePrize({ daily: 1 })] })
    assert.equal((await place.receive(key, await place.person())).error, 0)
    const states = async () => {
      const { state, prizes } = await place.ask(detail, { key }, null)
      return [state, prizes[0]?.state]
    }
    assert.deepEqual(await states(), ['soldOutToday', 'soldOutToday'])
    place.later(10)
    assert.deepEqual(await states(), ['ended', 'open'])
  })

  test('once a week means from Monday on', async () => {
    const key = await place.campaign({ limits: [{ of: 'user', every: 'week', most: 1 }] })
    const person = await place.person()
    assert.equal((await place.receive(key, person)).error, 0)
    const refused = await place.receive(key, person)
    assert.equal(refused.message, '您本周已经领过了，下周一再来')
    place.later(7 * day)
    assert.equal((await place.receive(key, person)).error, 0)
  })

  test('a code is shown to its owner alone, and in no list', async () => {
    const [code] = someCodes(1)
    const prize = somePrize({ gives: { type: 'code', valid_days: 30 }, stock: undefined })
    const key = await place.campaign({ prizes: [prize] }, [code!])
    const [owner, stranger] = [await place.person(), await place.person()]
    const { data } = await place.receive(key, owner)
    const { receipt_id, code: given } = data as { receipt_id: string; code: string }
    assert.equal(given, code)
    const seen = await place.ask('/tp5/api/Campaign/receiveDetail', { receipt_id }, owner)
    assert.equal(seen.code, code)
    const list = await place.call('/tp5/api/Campaign/receiveList', {}, owner)
    assert.ok(!list.text.includes(code!))
    const theirs = await place.call('/tp5/api/Campaign/receiveDetail', { receipt_id }, stranger)
    assert.equal(theirs.error, 404)
    const row = await place.one<{ text: string }>(
      `select string_agg(t::text, '') as text from campaign_codes t where campaign_key = $1`,
      [key],
    )
    assert.ok(!row.text.includes(code!))
  })

  test('goods of the shop arrive as an order, and its stock stays', async () => {
    const goodsId = await newGoods(place.house.database, {
      title: '见面券',
      kind: 'coupon',
      stock: 3,
    })
    const key = await place.campaign({
      prizes: [somePrize({ gives: { type: 'goods', goods: '见面券' } })],
    })
    const person = await place.person()
    const { data } = await place.receive(key, person)
    const { holding_id, order_sn, next } = data as Out<'/tp5/api/Campaign/receive'>
    assert.equal(next.link, `/exchangeShop/holding/${holding_id}`)
    const order = await place.ask('/tp5/api/ExchangeOrder/detail', { order_sn }, person)
    assert.equal(order.title, '见面券')
    const { stock } = await place.one<{ stock: number }>(
      'select stock from exchange_stock where goods_id = $1',
      [goodsId],
    )
    await place.ask('/tp5/api/ExchangeOrder/cancel', { order_sn }, person)
    const after = await place.one<{ stock: number }>(
      'select stock from exchange_stock where goods_id = $1',
      [goodsId],
    )
    assert.deepEqual([stock, after.stock], [3, 3])
  })
})

describe('who may take part', () => {
  test('a card is known by its first digits, a newcomer by the account', async () => {
    const person = await place.person()
    const card = { rule: 'card', bank: '工商银行', digits: 6, prefixes: ['622202'] }
    const listed = { rule: 'listed', by: '工商银行' }
    const key = await place.campaign({ audience: [card, listed] })
    const { database, config } = place.house
    const phone = await ownPhone({ db: database.db, config }, person.userId)
    await addGuests(database.db, config.dataKey, { campaignKey: key, phones: [phone] })
    assert.equal((await place.receive(key, person)).error, 2312)
    const other = await place.receive(key, person, { card: '621700' })
    assert.equal(other.error, 2306)
    assert.match(other.message, /工商银行/)
    assert.equal((await place.receive(key, person, { card: '622202' })).error, 0)

    const fresh = await place.campaign({ audience: [{ rule: 'newcomer', days: 7 }] })
    place.later(8 * day)
    const { allowed, message } = await place.ask('/tp5/api/Campaign/check', { key: fresh }, person)
    assert.equal(allowed, 0)
    assert.match(message, /7 天以内/)
  })

  test('a neighbour of the village, once it was confirmed that they live there', async () => {
    const { database } = place.house
    await database.pool.query(
      `insert into villages (name, latitude, longitude, position) values ('东苑', 30, 120, 0), ('西苑', 30, 120, 1)`,
    )
    const { village_id } = await place.one<{ village_id: number }>(
      `select village_id from villages where name = '东苑'`,
    )
    const person = await place.person()
    const key = await place.campaign({ audience: [{ rule: 'village', villages: ['东苑'] }] })
    assert.equal((await place.receive(key, person)).error, 2306)
    await place.ask('/tp5/api/Village/userBind', { village_id }, person)
    const waiting = await place.receive(key, person)
    assert.equal(waiting.error, 2306)
    assert.match(waiting.message, /确认您住在这里后/)
    await confirmResident(place.house, person.userId)
    assert.equal((await place.receive(key, person)).error, 0)
    const moved = await place.call(
      '/tp5/api/Village/userBind',
      { village_id: village_id + 1 },
      person,
    )
    assert.equal(moved.error, 429)
  })
})

describe('a phone that is proved by SMS', () => {
  test('receives once, whoever asks for it', async () => {
    const key = await place.campaign(sms)
    const phone = somePhone()
    const [one, other] = [await place.person(), await place.person()]
    const first = await place.receive(key, one, { phone, code: await place.codeFor(phone) })
    assert.equal(first.error, 0, first.message)
    place.later(61)
    const again = await place.receive(key, other, { phone, code: await place.codeFor(phone) })
    assert.equal(again.error, 2308)
  })

  test('is asked for a code, and a code of the sign-in is none', async () => {
    const key = await place.campaign(sms)
    const person = await place.person()
    const phone = somePhone()
    assert.equal((await place.receive(key, person, { phone })).error, 1003)
    const code = await place.codeFor(phone)
    const signIn = { phone, code, agreement_version: '1' }
    const refused = await place.call('/tp5/api/UserLogin/smsLogin', signIn, null)
    assert.equal(refused.error, 1004)
    assert.equal((await place.receive(key, person, { phone, code })).error, 0)
  })

  test('a captcha sends one SMS and cannot be used again', async () => {
    const key = await place.campaign(sms)
    const person = await place.person()
    const captcha = await solved()
    const send = (input: Partial<In<'/tp5/api/Campaign/sendSms'>>) =>
      place.call('/tp5/api/Campaign/sendSms', { key, ...captcha, ...input }, person)
    assert.equal((await send({ phone: somePhone() })).error, 0)
    assert.equal((await send({ phone: somePhone() })).error, 1001)
  })

  test('one device and one network send only so many a day', async () => {
    const key = await place.campaign(sms)
    const send = async (device: string, address: string) =>
      place.call(
        '/tp5/api/Campaign/sendSms',
        { key, phone: somePhone(), device, ...(await solved()) },
        await place.person(),
        { address },
      )
    const device = '01940000-0000-7000-8000-0000000000aa'
    for (let nth = 0; nth < 20; nth++) {
      assert.equal((await send(device, `10.9.${nth}.1`)).error, 0)
    }
    const tooMany = await send(device, '10.9.200.1')
    assert.equal(tooMany.error, 429)
    assert.match(tooMany.message, /明天/)
    place.later(day)
    assert.equal((await send(device, '10.9.201.1')).error, 0)
  })
})

describe('a limit by device', () => {
  test('holds for those who tell none, who are one device a home', async () => {
    const key = await place.campaign({ limits: [{ of: 'device', every: 'once', most: 1 }] })
    const receive = async (address: string, told = {}) =>
      (await place.receive(key, await place.person(), told, { address })).error
    const device = '01940000-0000-7000-8000-0000000000cc'
    assert.equal(await receive('10.7.1.1'), 0)
    assert.equal(await receive('10.7.1.1'), 2309)
    assert.equal(await receive('10.7.1.1', { device }), 0)
    assert.equal(await receive('10.7.2.2'), 0)
  })
})

describe('codes that people bring', () => {
  test('are used once, however they are typed, and cannot be guessed', async () => {
    const key = await place.campaign({ limits: [], steps: [{ do: 'redeem', text: '填码' }] }, [
      'ABCD-0001',
    ])
    const [one, other] = [await place.person(), await place.person()]
    assert.equal((await place.receive(key, one, { redeem: 'abcd 0001' })).error, 0)
    assert.equal((await place.receive(key, other, { redeem: 'ABCD0001' })).error, 2311)
    let last = 0
    for (let nth = 0; nth < 21; nth++) {
      const reply = await place.receive(key, other, { redeem: `GUESS${nth}` })
      last = reply.error
    }
    assert.equal(last, 429)
  })
})

describe('at a machine', () => {
  test('is received only beside it', async () => {
    await place.house.database.pool.query(
      `insert into iter_machines (machine_sn, name, village, latitude, longitude)
       values ('LJ-9001', '南门机', '东苑', 30.3, 120.1)`,
    )
    const key = await place.campaign({
      steps: [{ do: 'machine', text: '扫码' }],
      machine: {},
    })
    const person = await place.person()
    assert.equal((await place.ask(detail, { key }, person)).action.do, 'scan')
    assert.equal((await place.receive(key, person)).error, 2320)
    const there = { machine_sn: 'LJ-9001' }
    assert.equal((await place.receive(key, person, there)).error, 2321)
    const looking = { ...there, lat: 30.3, lng: 120.1 }
    assert.equal((await place.receive(key, person, looking)).error, 2321, 'a village may be chosen')
    assert.equal((await place.ask(detail, { key, ...there }, person)).action.do, 'stand')
    const measured = { ...there, latitude: 30.3001, longitude: 120.1, accuracy: 20, age: 0 }
    await place.ask('/tp5/api/ExchangeShop/OfflineGoods/stand', measured, person)
    assert.equal((await place.ask(detail, { key, ...there }, person)).action.do, 'receive')
    assert.equal((await place.receive(key, person, there)).error, 0)
    assert.equal((await place.ask(detail, { key }, person)).action.do, 'receipt')
  })
})

describe('farming', () => {
  test('several people on one device are written down, and nobody is refused for it', async () => {
    const key = await place.campaign()
    const device = '01940000-0000-7000-8000-0000000000bb'
    for (let nth = 0; nth < 3; nth++) {
      assert.equal((await place.receive(key, await place.person(), { device })).error, 0)
    }
    const row = await place.one<{ seen: number }>(
      `select count(*)::int as seen from farming_signals where campaign_key = $1 and kind = 'device'`,
      [key],
    )
    assert.equal(row.seen, 2)
  })
})
