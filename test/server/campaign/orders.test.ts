import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ports } from '@server/areas/assembled'
import { newGoods } from '../catalogue/goods'
import { newBuyer } from '../harness/people'
import { drawn, somePrize } from './campaigns'
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
    const person = await place.person({ points: 15 })
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
    const poor = await place.person({ points: 5 })
    assert.equal((await place.call(pay, { key, pay: 'points' }, poor)).error, 2003)
    assert.deepEqual(await stockOf(key), { left: 19, given: 1 })
  })

  test('whose last ones are taken is sold out, and nobody pays for nothing', async () => {
    const prizes = [
      somePrize({ key: 'one', weight: 99, stock: 1 }),
      somePrize({ key: 'two', weight: 1, stock: 1 }),
    ]
    const key = await place.campaign({ ...drawn, prizes })
    const people = await Promise.all([1, 2, 3].map(() => place.person({ points: 100 })))
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
    const person = await place.person()
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
    const person = await place.person()
    const key = await place.campaign(drawn)
    const { order_sn } = await place.ask(pay, { key, pay: 'money' }, person)
    const [first, second] = [
      await settle(person.userId, order_sn),
      await settle(person.userId, order_sn),
    ]
    assert.deepEqual([first, second], [true, false])
    assert.ok((await place.ask(openBox, { order_sn }, person)).receipt_id)
  })

  test('with something to post asks for the address afterwards', async () => {
    await newGoods(place.house.database, { title: '盲盒马克杯' })
    const prizes = [somePrize({ weight: 1, gives: { type: 'goods', goods: '盲盒马克杯' } })]
    const key = await place.campaign({ ...drawn, prizes })
    const buyer = await newBuyer(place.house, { points: 10 })
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
    const person = await place.person({ points: 40 })
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
