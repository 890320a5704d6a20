import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { deskCases } from '@server/areas/assembled'
import { newGoods } from '../catalogue/goods'
import type { Person } from '../harness/people'
import { giveMoneyBack } from '../payment/money-back'
import { findMoneyWrongs } from '../payment/wrongs'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { drawn, generous, somePrize } from './campaigns'

const pay = '/user/vip/makeVipOrder'
const refund = '/tp5/api/Campaign/refund'
const orders = '/tp5/api/Campaign/orders'
const day = 24 * 3600

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

const buy = async (person: Person, key: string, given: object = {}) =>
  (await place.ask(pay, { key, pay: 'points', ...given }, person)).order_sn
const giveBack = (person: Person, order_sn: string) => place.call(refund, { order_sn }, person)
const pointsOf = async (person: Person) =>
  (await place.ask('/user/Center/index', {}, person)).points

describe('a box that is not opened', () => {
  test('is given back whole, once, and can be bought again', async () => {
    const limits = [{ of: 'user', every: 'day', most: 1 }]
    const key = await place.campaign({ ...drawn, limits })
    const person = await place.adult({ points: 15 })
    const order_sn = await buy(person, key)
    const { list } = await place.ask(orders, { key }, person)
    assert.deepEqual(list[0]?.actions, ['open', 'refund'])
    const replies = await Promise.all([1, 2, 3].map(() => giveBack(person, order_sn)))
    assert.deepEqual(replies.map(({ error }) => error).sort(), [0, 2333, 2333])
    assert.equal(await pointsOf(person), 15)
    const [shown] = (await place.ask(orders, {}, person)).list
    assert.deepEqual([shown?.state_text, shown?.actions], ['已退款', []])
    const again = await buy(person, key)
    await place.ask('/tp5/api/Campaign/open', { order_sn: again }, person)
    const refused = await giveBack(person, again)
    assert.deepEqual(
      [refused.error, refused.message],
      [2333, '打开或领到以后不能直接退款，有问题可以申请售后'],
    )
    assert.equal((await place.call('/tp5/api/Campaign/open', { order_sn }, person)).error, 2322)
  })

  test('gives its money back too, and is nobody else to give back', async () => {
    const key = await place.campaign(drawn)
    const person = await place.adult()
    const order_sn = await buy(person, key, { pay: 'money' })
    assert.equal((await giveBack(person, order_sn)).error, 2333)
    const wish = { order_sn, way: 'h5' as const }
    const { url } = await place.ask('/tp5/api/OrderPay/gateway', wish, person)
    await place.house.app.inject({
      method: 'POST',
      url,
      payload: 'outcome=pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    assert.equal((await giveBack(await place.adult(), order_sn)).error, 404)
    assert.equal((await giveBack(person, order_sn)).error, 0)
    await giveMoneyBack(place.house, place.now)
    assert.equal(
      (await place.ask('/tp5/api/OrderPay/detail', { order_sn }, person)).state,
      'refunded',
    )
    assert.deepEqual(await findMoneyWrongs(place.house.database), [])
  })
})

test('what no button gives back is asked for at the desk, and never given back twice', async () => {
  const key = await place.campaign(drawn)
  const person = await place.adult({ points: 10 })
  const order_sn = await buy(person, key)
  const select = '/tp5/api/OrderSaleService/applySelect'
  const early = await place.call(select, { order_sn }, person)
  assert.deepEqual(
    [early.error, early.message],
    [2401, '没打开的盒子可以在“活动订单”里直接全额退款'],
  )
  await place.ask('/tp5/api/Campaign/open', { order_sn }, person)
  const { kinds, most } = await place.ask(select, { order_sn }, person)
  assert.deepEqual(
    [kinds.map(({ kind }) => kind), most],
    [['refund'], [{ points: 10, gold: 0, money: 0 }]],
  )
  const wish = { order_sn, kind: 'refund' as const, number: 1, reason: 'missing' }
  const { after_sale_no } = await place.ask('/tp5/api/OrderSaleService/apply', wish, person)
  assert.equal((await giveBack(person, order_sn)).error, 2402)
  const before = await pointsOf(person)
  const { database, config } = place.house
  await database.transaction((db) =>
    deskCases['after-sale']!.approve({ db, config, now: place.now() }, after_sale_no),
  )
  assert.equal(await pointsOf(person), before + 10)
  assert.equal((await giveBack(person, order_sn)).error, 2402)
})

describe('a card', () => {
  const card = {
    ...generous,
    ...{ kind: 'monthlyCard', card: { days: 3 }, price: { points: 20 }, period: { days: 100 } },
    refund: { within: 'day', if: 'unused' },
    limits: [{ of: 'user', every: 'day', most: 1 }],
    steps: [
      { do: 'pay', text: '开通' },
      { do: 'receive', text: '每天领' },
    ],
  }

  test('goes back on the day it was bought, while nothing was received of it', async () => {
    place.until(2, '10:00')
    const key = await place.campaign(card)
    const person = await place.person({ points: 40 })
    assert.equal((await giveBack(person, await buy(person, key))).error, 0)
    assert.equal(await pointsOf(person), 40)
    assert.equal((await place.receive(key, person)).error, 2313)
    const used = await buy(person, key)
    assert.equal((await place.receive(key, person)).error, 0)
    const refused = await giveBack(person, used)
    assert.deepEqual([refused.error, refused.message], [2333, '这张卡已经领过了，不能再退'])
  })

  test('is kept from the next day on, whatever the rules say by then', async () => {
    place.until(2, '10:00')
    const key = await place.campaign(card)
    const person = await place.person({ points: 20 })
    const order_sn = await buy(person, key)
    const { list } = await place.ask(orders, { key }, person)
    assert.match(list[0]!.note, /23:59 前可以全额退款$/)
    place.later(day)
    const refused = await giveBack(await place.again(person), order_sn)
    assert.deepEqual([refused.error, refused.message], [2333, '能退款的时间已经过了'])
  })
})

describe('a membership', () => {
  const right = {
    ...{ key: 'tea', kind: 'coupon', name: '茶券', image: '/static/goods/ticket-coffee.svg' },
    ...{ uses: 1, how: '到店出示', rules: [] },
    worth: { face: 500, threshold: 0, percent: 0, uses: 1, valid_days: 30 },
  }
  async function sold() {
    const title = `会员 ${Math.random().toString(36).slice(2)}`
    const facts = { rights: [right] } as unknown as object
    await newGoods(place.house.database, { title, kind: 'membership', facts })
    const key = await place.campaign({
      limits: [{ of: 'user', every: 'once', most: 1 }],
      refund: { within: 7, if: 'unused' },
      price: { points: 30 },
      steps: [{ do: 'pay', text: '开通' }],
      prizes: [somePrize({ gives: { type: 'goods', goods: title } })],
    })
    const person = await place.person({ points: 30 })
    const order_sn = await buy(person, key)
    const { receipt_id } = await place.ask('/tp5/api/Campaign/order', { order_sn }, person)
    const { holding_id } = await place.ask(
      '/tp5/api/Campaign/receiveDetail',
      { receipt_id },
      person,
    )
    return { key, person, order_sn, receipt_id, holding_id }
  }

  test('goes back within its seven days with every right that waits below it', async () => {
    const { key, person, order_sn, receipt_id } = await sold()
    place.later(6 * day)
    const later = await place.again(person)
    assert.equal((await giveBack(later, order_sn)).error, 0)
    assert.equal(await pointsOf(later), 30)
    const { rows } = await place.house.database.pool.query(
      'select 1 from holdings where user_id = $1',
      [person.userId],
    )
    assert.equal(rows.length, 0)
    const receipt = await place.ask('/tp5/api/Campaign/receiveDetail', { receipt_id }, later)
    assert.deepEqual([receipt.state, receipt.state_text], ['returned', '已退回'])
    assert.equal((await place.ask('/tp5/api/Campaign/surplusNum', { key }, null)).left, 10)
    const gift = await place.ask('/tp5/api/ExchangeOrder/detail', receipt, later)
    assert.equal(gift.state, 'cancelled')
    assert.ok(await buy(later, key))
  })

  test('is kept once a right of it was received, and nobody cancels the gift alone', async () => {
    const { person, order_sn, receipt_id } = await sold()
    const { order_sn: gift } = await place.ask(
      '/tp5/api/Campaign/receiveDetail',
      { receipt_id },
      person,
    )
    const cancelled = await place.call('/tp5/api/ExchangeOrder/cancel', { order_sn: gift }, person)
    assert.equal(cancelled.error, 2011)
    await place.one(
      `update holdings set state = 'usable', received_at = now() where user_id = $1 and parent_id is not null`,
      [person.userId],
    )
    const refused = await giveBack(person, order_sn)
    assert.equal(refused.error, 2011)
    assert.match(refused.message, /不能退了/)
    assert.equal(await pointsOf(person), 0)
  })
})
