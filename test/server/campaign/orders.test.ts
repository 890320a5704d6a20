import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ports } from '@server/areas/assembled'
import { newGoods } from '../catalogue/goods'
import { newBuyer } from '../harness/people'
import { verified } from '../identity/verified'
import { payFor } from '../payment/pay-for'
import { drawn, generous, somePrize } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const pay = '/user/vip/makeVipOrder'
const detail = '/tp5/api/Campaign/detail'
const openBox = '/tp5/api/Campaign/open'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

const stockOf = (key: string) =>
  place.one<{ left: number; given: number }>(
    `select sum(stock)::int as left, sum(given)::int as given
     from campaign_prizes where campaign_key = $1`,
    [key],
  )
const settle = (userId: string, orderSn: string) =>
  place.house.database.transaction((tx) =>
    ports.orders.settle(tx, { userId, orderSn, paidAt: place.now() }),
  )

describe('a blind box', () => {
  test('is paid with points, opened once, and gives what it held', async () => {
    const person = await place.adult({ points: 15 })
    const key = await place.campaign(drawn)
    const before = await place.ask(detail, { key }, person)
    assert.equal(before.action.do, 'pay')
    const sum = before.prizes.reduce((total, { odds }) => total + (odds ?? 0), 0)
    assert.equal(sum, 10_000)
    const { order_sn } = await place.ask(pay, { key, pay: 'points' }, person)
    const waiting = await place.ask(detail, { key }, person)
    assert.deepEqual([waiting.action.do, waiting.order?.order_sn], ['open', order_sn])
    const receipt = await place.ask(openBox, { order_sn }, person)
    assert.ok(['small', 'big'].includes(receipt.prize_key))
    assert.equal((await place.call(openBox, { order_sn }, person)).error, 2322)
    assert.deepEqual(await stockOf(key), { left: 19, given: 1 })
    const poor = await place.adult({ points: 5 })
    assert.equal((await place.call(pay, { key, pay: 'points' }, poor)).error, 2003)
    assert.deepEqual(await stockOf(key), { left: 19, given: 1 })
  })

  test('whose last ones are taken is sold out, and nobody pays for nothing', async () => {
    const prizes = [
      somePrize({ key: 'one', weight: 99, stock: 1 }),
      somePrize({ key: 'two', weight: 1, stock: 1 }),
    ]
    const key = await place.campaign({ ...drawn, prizes })
    const people = await Promise.all([1, 2, 3].map(() => place.adult({ points: 100 })))
    const orders = await Promise.all(
      people.map((person) => place.call(pay, { key, pay: 'points' }, person)),
    )
    assert.deepEqual(orders.map(({ error }) => error).sort(), [0, 0, 2305])
    const held = await place.one<{ sum: number }>(
      'select sum(balance)::int as sum from wallet_accounts where user_id = any ($1)',
      [people.map(({ userId }) => userId)],
    )
    assert.equal(held.sum, 3 * 100 - 2 * 10)
  })

  test('waits for money a quarter of an hour, and holds none of the prizes meanwhile', async () => {
    const person = await place.adult()
    const limits = [{ of: 'user', every: 'once', most: 1 }]
    const key = await place.campaign({ ...drawn, limits })
    const { order_sn, state } = await place.ask(pay, { key, pay: 'money' }, person)
    assert.equal(state, 'unpaid')
    const detailed = await place.ask('/tp5/api/OrderPay/detail', { order_sn }, person)
    assert.deepEqual([detailed.money, detailed.state], [990, 'waiting'])
    assert.equal((await place.call(openBox, { order_sn }, person)).error, 2323)
    assert.deepEqual(await stockOf(key), { left: 20, given: 0 })
    place.later(16 * 60)
    await place.seeToLate()
    assert.deepEqual(await stockOf(key), { left: 20, given: 0 })
    assert.equal(await settle(person.userId, order_sn), false)
    // What was given back may be ordered anew.
    assert.equal((await place.call(pay, { key, pay: 'money' }, person)).error, 0)
  })

  test('that is paid with money opens once the money is there, told twice or not', async () => {
    const person = await place.adult()
    const key = await place.campaign(drawn)
    const { order_sn } = await place.ask(pay, { key, pay: 'money' }, person)
    const [first, second] = [
      await settle(person.userId, order_sn),
      await settle(person.userId, order_sn),
    ]
    assert.deepEqual([first, second], [true, false])
    assert.ok((await place.ask(openBox, { order_sn }, person)).receipt_id)
  })

  test('that was paid with money and opened has an invoice, by the name of what was bought', async () => {
    const person = await place.adult()
    const key = await place.campaign(drawn)
    const { order_sn } = await place.ask(pay, { key, pay: 'money' }, person)
    await payFor(place.house, { token: person.token }, order_sn)
    await place.ask(openBox, { order_sn }, person)
    const { list } = await place.ask('/tp5/api/Campaign/orders', { key }, person)
    assert.deepEqual([list[0]?.state, list[0]?.pay], ['done', 'money'])
    const asked = await place.ask('/tp5/api/Invoice/ask', { order_sn }, person)
    assert.deepEqual([asked.amount, asked.why_not], [list[0]!.amount, ''])
    const title = { kind: 'person' as const, title: '李明', email: 'liming@example.com' }
    await place.ask('/tp5/api/Invoice/request', { order_sn, ...title }, person)
    const { invoice } = await place.ask('/tp5/api/Invoice/ask', { order_sn }, person)
    assert.deepEqual([invoice?.amount, invoice?.goods], [990, `${list[0]!.title} ×1`])
  })

  test('with something to post asks for the address afterwards', async () => {
    await newGoods(place.house.database, { title: '盲盒马克杯' })
    const prizes = [somePrize({ weight: 1, gives: { type: 'goods', goods: '盲盒马克杯' } })]
    const key = await place.campaign({ ...drawn, prizes })
    const buyer = await verified(place.house, await newBuyer(place.house, { points: 10 }))
    const { order_sn } = await place.ask(pay, { key, pay: 'points' }, buyer)
    const drawnOne = await place.ask(openBox, { order_sn }, buyer)
    assert.equal(drawnOne.state, 'waiting')
    assert.equal((await place.ask(detail, { key }, buyer)).action.do, 'address')
    const wish = { receipt_id: drawnOne.receipt_id, address_id: buyer.addressId }
    const sent = await place.ask('/tp5/api/Campaign/address', wish, buyer)
    assert.equal(sent.state, 'done')
    const order = await place.ask(
      '/tp5/api/ExchangeOrder/detail',
      { order_sn: sent.order_sn },
      buyer,
    )
    assert.equal(order.address?.name, '李明')
    assert.equal((await place.call('/tp5/api/Campaign/address', wish, buyer)).error, 2011)
  })
})

describe('a monthly card', () => {
  const card = {
    ...generous,
    kind: 'monthlyCard',
    limits: [{ of: 'user', every: 'day', most: 1 }],
    card: { days: 3 },
    price: { points: 20 },
    steps: [
      { do: 'pay', text: '开通' },
      { do: 'receive', text: '每天领' },
    ],
  }

  test('is opened, gives something every day, and runs out', async () => {
    const person = await place.adult({ points: 40 })
    const key = await place.campaign({ ...card, period: { days: 100 } })
    assert.equal((await place.receive(key, person)).error, 2313)
    assert.equal((await place.ask(detail, { key }, person)).action.do, 'pay')
    await place.ask(pay, { key, pay: 'points' }, person)
    assert.equal((await place.call(pay, { key, pay: 'points' }, person)).error, 2325)
    assert.equal((await place.ask(detail, { key }, person)).action.do, 'receive')
    assert.equal((await place.receive(key, person)).error, 0)
    assert.equal((await place.receive(key, person)).error, 2307)
    place.later(24 * 3600)
    assert.equal((await place.receive(key, person)).error, 0)
    place.later(4 * 24 * 3600)
    const over = await place.receive(key, person)
    assert.equal(over.message, '您的卡已经到期，续开后继续领取')
  })
})

describe('goods that are bought in a campaign', () => {
  const cancel = '/tp5/api/ExchangeOrder/cancel'
  const order = '/tp5/api/ExchangeOrder/detail'
  const sold = (goods: string) => ({
    ...generous,
    limits: [{ of: 'user', every: 'day', most: 1 }],
    steps: [{ do: 'pay', text: '付六积分' }],
    prizes: [somePrize({ price: { points: 6 }, gives: { type: 'goods', goods }, stock: 3 })],
  })

  async function buy() {
    const title = `活动香皂 ${place.now().getTime()}`
    await newGoods(place.house.database, { title })
    const key = await place.campaign(sold(title))
    const buyer = await newBuyer(place.house, { points: 6 })
    const wish = { key, pay: 'points' as const, prize_key: 'gift', address_id: buyer.addressId }
    const { order_sn, receipt_id } = await place.ask(pay, wish, buyer)
    const receipt = await place.ask('/tp5/api/Campaign/receiveDetail', { receipt_id }, buyer)
    return { key, buyer, wish, bought: order_sn, receipt }
  }

  test('say so, with what was paid', async () => {
    const { key, buyer, receipt } = await buy()
    assert.deepEqual(receipt.paid, { points: 6, gold: 0, money: 0 })
    assert.deepEqual((await place.ask(detail, { key }, buyer)).limits, ['每人每天限购 1 次'])
    const parcel = await place.ask(order, { order_sn: receipt.order_sn }, buyer)
    assert.deepEqual(
      [parcel.note, parcel.bought],
      ['活动购买：邻里见面礼', { points: 6, gold: 0, money: 0 }],
    )
  })

  test('give back what was paid where the parcel is cancelled, once', async () => {
    const { key, buyer, wish, bought, receipt } = await buy()
    const again = await place.call(pay, wish, buyer)
    assert.match(again.message, /今天已经买过了/)
    const { order_sn } = receipt
    assert.equal((await place.ask(cancel, { order_sn }, buyer)).points, 6)
    assert.notEqual((await place.call(cancel, { order_sn }, buyer)).error, 0)
    assert.equal((await place.ask('/user/Center/index', {}, buyer)).points, 6)
    assert.deepEqual(await stockOf(key), { left: 3, given: 0 })
    const { list } = await place.ask('/tp5/api/Campaign/orders', { key }, buyer)
    assert.deepEqual([list[0]?.order_sn, list[0]?.state], [bought, 'refunded'])
    const returned = { receipt_id: receipt.receipt_id }
    const shown = await place.ask('/tp5/api/Campaign/receiveDetail', returned, buyer)
    assert.equal(shown.state, 'returned')
    assert.equal((await place.ask(order, { order_sn }, buyer)).bought, null)
    assert.equal((await place.call(pay, wish, buyer)).error, 0)
  })

  test('are not given up by a parcel while an after-sale speaks of the order', async () => {
    const { buyer, bought, receipt } = await buy()
    const wish = { order_sn: bought, kind: 'refund' as const, number: 1, reason: 'missing' }
    await place.ask('/tp5/api/OrderSaleService/apply', wish, buyer)
    const refused = await place.call(cancel, { order_sn: receipt.order_sn }, buyer)
    assert.equal(refused.error, 2402)
  })
})
