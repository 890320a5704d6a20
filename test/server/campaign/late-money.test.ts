import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { ports } from '@server/areas/assembled'
import { receive } from '@server/areas/payment/receive'
import type { Person } from '../harness/people'
import { findMoneyWrongs } from '../payment/wrongs'
import { giveMoneyBack } from '../payment/money-back'
import { payAt } from '../payment/pay-for'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { generous, drawn } from './campaigns'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())
afterEach(async () => {
  await giveBack()
  assert.deepEqual(await findMoneyWrongs(place.house.database), [])
  assert.deepEqual(await homeless(), [])
})

const monthly = {
  ...generous,
  kind: 'monthlyCard',
  limits: [{ of: 'user', every: 'day', most: 1 }],
  card: { days: 3 },
  price: { points: 10, money: 990 },
  period: { days: 100 },
  steps: [
    { do: 'pay', text: '开通' },
    { do: 'receive', text: '每天领' },
  ],
}

/** Money that is kept without an order that was settled by it. */
async function homeless() {
  const { rows } = await place.house.database.pool.query<object>(
    `select order_sn from payments left join orders using (user_id, order_sn)
     where payments.state = 'paid' and orders.state not in ('paid', 'done')`,
  )
  return rows
}

const giveBack = () => giveMoneyBack(place.house, place.now)

const makeOrder = async (person: Person, key: string) =>
  (await place.ask('/user/vip/makeVipOrder', { key, pay: 'money' }, person)).order_sn

/** Opens the payment of an order. */
async function open(person: Person, order_sn: string) {
  const wish = { order_sn, way: 'h5' as const }
  const { payment_no, url } = await place.ask('/tp5/api/OrderPay/gateway', wish, person)
  return { payment_no, url }
}

/** Pays at the cashier, who tells the server. */
const pay = (url: string) => payAt(place.house, url)

/** The money came in although the payment was closed: it crossed the closing on its way. */
const crossed = (paymentNo: string) =>
  place.house.database.transaction(async (tx) => {
    await place.house.database.pool.query(
      `update cashier_trades set state = 'paid', transaction_id = 'T' || trade_no, paid_at = now()
       where trade_no = $1`,
      [paymentNo],
    )
    const paid = { paymentNo, transactionId: `T${paymentNo}`, amount: 990, at: place.now() }
    return receive(ports.orders, tx, paid, place.now())
  })

const stateOf = async (person: Person, order_sn: string) => {
  const order = await place.ask('/tp5/api/Campaign/order', { order_sn }, person)
  const { state } = await place.ask('/tp5/api/OrderPay/detail', { order_sn }, person)
  return [order.state, state]
}

const stockOf = (key: string) =>
  place.one<{ left: number; given: number }>(
    `select sum(stock)::int as left, sum(given)::int as given
     from campaign_prizes where campaign_key = $1`,
    [key],
  )

describe('money for a campaign that comes too late goes back', () => {
  test('where the order was given up', async () => {
    const person = await place.adult()
    const key = await place.campaign(drawn)
    const order_sn = await makeOrder(person, key)
    const { payment_no } = await open(person, order_sn)
    place.later(16 * 60)
    await place.seeToLate()
    assert.equal(await crossed(payment_no), 'refunding')
    assert.equal(await crossed(payment_no), 'known')
    await giveBack()
    assert.deepEqual(await stateOf(person, order_sn), ['cancelled', 'refunded'])
    assert.deepEqual(await stockOf(key), { left: 20, given: 0 })
  })

  test('where the card runs already, bought with points meanwhile', async () => {
    const person = await place.adult({ points: 10 })
    const key = await place.campaign(monthly)
    const order_sn = await makeOrder(person, key)
    await place.ask('/user/vip/makeVipOrder', { key, pay: 'points' }, person)
    await pay((await open(person, order_sn)).url)
    await giveBack()
    assert.deepEqual(await stateOf(person, order_sn), ['cancelled', 'refunded'])
  })

  test('where points begin a card that had run out at the same moment', async () => {
    const person = await place.adult({ points: 10 })
    const key = await place.campaign(monthly)
    await pay((await open(person, await makeOrder(person, key))).url)
    place.later(5 * 24 * 3600)
    const again = await place.again(person)
    const order_sn = await makeOrder(again, key)
    const { payment_no } = await open(again, order_sn)
    const [bought] = await Promise.all([
      place.call('/user/vip/makeVipOrder', { key, pay: 'points' }, again),
      crossed(payment_no),
    ])
    await giveBack()
    const kept = bought.error === 0 ? ['cancelled', 'refunded'] : ['done', 'paid']
    assert.deepEqual(await stateOf(again, order_sn), kept)
  })

  test('where nothing is left to be drawn', async () => {
    const person = await place.adult()
    const steps = [{ do: 'pay', text: '买' }]
    const key = await place.campaign({ ...drawn, kind: 'gift', steps })
    const order_sn = await makeOrder(person, key)
    const { url } = await open(person, order_sn)
    await place.house.database.pool.query(
      'update campaign_prizes set stock = 0 where campaign_key = $1',
      [key],
    )
    await pay(url)
    await giveBack()
    assert.deepEqual(await stateOf(person, order_sn), ['cancelled', 'refunded'])
  })
})

test('money that comes before the order is given up settles it, though its time is over', async () => {
  const person = await place.adult()
  const key = await place.campaign(drawn)
  const order_sn = await makeOrder(person, key)
  const { payment_no } = await open(person, order_sn)
  place.later(16 * 60)
  assert.equal(await crossed(payment_no), 'settled')
  await place.seeToLate()
  assert.deepEqual(await stateOf(person, order_sn), ['paid', 'paid'])
  assert.ok((await place.ask('/tp5/api/Campaign/open', { order_sn }, person)).receipt_id)
})
