import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { paymentIncidents } from '@server/areas/payment/tables'
import type { Buyer } from '../harness/people'
import type { Notification } from './wechat-pay-fake'
import { openWechatTill, type WechatTill } from './wechat-till'
import { findMoneyWrongs } from './wrongs'

let fake: WechatTill['fake']
let till: WechatTill['till']
let close: WechatTill['close']
let person: Buyer
let orderSn: string
let paymentNo: string

before(async () => {
  ;({ fake, till, close } = await openWechatTill())
})
after(() => close())
beforeEach(async () => {
  person = await till.buyer()
  orderSn = await till.order(person, await till.goods())
  paymentNo = (await till.open(person, orderSn)).payment_no
})
afterEach(async () => assert.deepEqual(await findMoneyWrongs(till.database), []))

const stateNow = async () => (await till.detail(person, orderSn)).state
const refundsAt = () => [...fake.trades.get(paymentNo)!.refunds.values()]

/** Runs the jobs until the money that goes back is back. */
async function giveBack() {
  await till.refund()
  till.later(60)
  await till.refund()
}

async function changesNothing(notification: Notification, status: number) {
  const books = await till.books()
  const answer = await till.hear(notification)
  assert.deepEqual(answer, { status, code: status === 200 ? 'SUCCESS' : 'FAIL' })
  assert.deepEqual(await till.books(), books)
}

describe('a notification of money', () => {
  test('settles its order, and the stock and the points stay as they were taken', async () => {
    fake.pay(paymentNo)
    assert.equal(await stateNow(), 'paying')
    assert.deepEqual(await till.hear(await fake.tell(paymentNo)), { status: 200, code: 'SUCCESS' })
    assert.equal(await stateNow(), 'paid')
    assert.equal(await till.points(person), 900)
    const order = await till.ask('/tp5/api/ExchangeOrder/detail', { order_sn: orderSn }, person)
    assert.equal(order.state, 'paid')
  })

  test('counts once, however often it comes', async () => {
    fake.pay(paymentNo)
    const told = await fake.tell(paymentNo)
    await till.hear(told)
    await changesNothing(told, 200)
    await changesNothing(await fake.tell(paymentNo), 200)
  })

  test('counts once when it comes many times at the same moment', async () => {
    fake.pay(paymentNo)
    const told = await fake.tell(paymentNo)
    const answers = await Promise.all(Array.from({ length: 8 }, () => till.hear(told)))
    assert.ok(answers.every(({ status }) => status === 200))
    assert.equal(await stateNow(), 'paid')
  })

  test('may come before we have been told that the payment is open', async () => {
    const another = await till.order(person, await till.goods())
    let answered: { status: number } | undefined
    fake.meanwhile(async () => {
      fake.meanwhile()
      const no = [...fake.trades.keys()].at(-1)!
      fake.pay(no)
      answered = await till.hear(await fake.tell(no))
    })
    await till.open(person, another)
    assert.equal(answered?.status, 200)
    assert.equal((await till.detail(person, another)).state, 'paid')
  })

  test('of an order that was cancelled meanwhile gives the money back, once', async () => {
    fake.pay(paymentNo)
    await till.cancel(person, orderSn)
    assert.equal(await stateNow(), 'closed')
    const told = await fake.tell(paymentNo)
    await till.hear(told)
    await till.hear(told)
    assert.equal(await stateNow(), 'refunding')
    await giveBack()
    await giveBack()
    assert.equal(await stateNow(), 'refunded')
    assert.deepEqual(refundsAt(), [990])
    assert.equal(await till.points(person), 1000)
  })

  test('after the time to pay gives the money back too', async () => {
    till.later(16 * 60)
    await till.cancelOverdue()
    fake.pay(paymentNo)
    await till.hear(await fake.tell(paymentNo))
    await giveBack()
    assert.equal(await stateNow(), 'refunded')
    assert.deepEqual(refundsAt(), [990])
  })

  test('of a second payment of the same order gives that one back', async () => {
    const first = paymentNo
    const second = (await till.open(person, orderSn, 'mini')).payment_no
    assert.notEqual(second, first)
    fake.pay(first)
    fake.pay(second)
    await till.hear(await fake.tell(first))
    await till.hear(await fake.tell(second))
    assert.equal((await till.payment(first)).state, 'paid')
    assert.equal((await till.payment(second)).state, 'refunding')
    assert.equal(await stateNow(), 'paid')
  })

  test('of what was sold out by then cancels the order and gives everything back', async () => {
    const goods = await till.goods({ kind: 'digital', money: 500 })
    const order = await till.order(person, goods)
    const { payment_no: no } = await till.open(person, order)
    fake.pay(no)
    await till.hear(await fake.tell(no))
    assert.equal((await till.payment(no)).state, 'refunding')
    assert.equal(await till.points(person), 900)
  })

  test('of something else is answered and changes nothing', async () => {
    await changesNothing(await fake.tell(paymentNo, {}, { event: 'REFUND.SUCCESS' }), 200)
  })
})

describe('what is not from WeChat, not now, or not for us, changes nothing', () => {
  beforeEach(() => fake.pay(paymentNo))

  test('a body that was bent on its way', async () => {
    const { headers, body } = await fake.tell(paymentNo)
    await changesNothing({ headers, body: body.replace('支付成功', '支付成攻') }, 401)
  })

  test('a signature of another time, another nonce, or none', async () => {
    const { headers, body } = await fake.tell(paymentNo)
    for (const name of ['timestamp', 'nonce', 'signature'] as const) {
      const key = `wechatpay-${name}`
      const given = headers[key]!
      const bent = name === 'timestamp' ? String(Number(given) + 1) : `x${given.slice(1)}`
      await changesNothing({ headers: { ...headers, [key]: bent }, body }, 401)
      const { [key]: _, ...without } = headers
      await changesNothing({ headers: without, body }, 401)
    }
  })

  test('a key that we do not know, by whatever name', async () => {
    const { headers, body } = await fake.tell(paymentNo)
    for (const serial of ['PUB_KEY_ID_2', '__proto__', 'constructor', '']) {
      await changesNothing({ headers: { ...headers, 'wechatpay-serial': serial }, body }, 401)
    }
  })

  test('a true one that is played again after its time', async () => {
    const told = await fake.tell(paymentNo)
    till.later(301)
    await changesNothing(told, 401)
  })

  test('one sealed with another key', async () => {
    const told = await fake.tell(paymentNo, {}, { key: 'another-test-api-v3-key-01234567' })
    await changesNothing(told, 500)
  })

  test('one for another merchant, another app, or in another currency', async () => {
    await changesNothing(await fake.tell(paymentNo, { mchid: '1900000000' }), 401)
    await changesNothing(await fake.tell(paymentNo, { appid: 'wx0000000000000000' }), 401)
    const amount = { total: 990, currency: 'USD' }
    await changesNothing(await fake.tell(paymentNo, { amount }), 401)
  })

  test('one that says the payment is open', async () => {
    await changesNothing(await fake.tell(paymentNo, { trade_state: 'NOTPAY' }), 200)
  })

  test('what is no JSON, or nothing at all', async () => {
    const { headers } = await fake.tell(paymentNo)
    for (const body of ['', '{', 'null', '[]']) await changesNothing({ headers, body }, 401)
  })

  test('what comes as something else, packed or too large', async () => {
    const { headers, body } = await fake.tell(paymentNo)
    const as = (more: object) => ({ headers: { ...headers, ...more }, body })
    for (const type of ['text/plain', 'text/xml', 'nonsense'])
      await changesNothing(as({ 'content-type': type }), 415)
    await changesNothing(as({ 'content-encoding': 'gzip' }), 400)
    await changesNothing({ headers, body: ' '.repeat(70_000) }, 413)
  })

  test('and fills no log', async () => {
    const told = () => till.house.log().split('notification not taken').length - 1
    const { headers } = await fake.tell(paymentNo)
    const before = told()
    for (let nth = 0; nth < 30; nth++) await till.hear({ headers, body: '{}' })
    assert.ok(told() - before <= 1)
  })
})

describe('money that fits no payment of ours waits for a person, once', () => {
  const incidents = () => till.database.db.select().from(paymentIncidents)
  let before: number
  beforeEach(async () => {
    fake.pay(paymentNo)
    before = (await incidents()).length
  })

  const notedOnce = async (notification: Notification, kind: string) => {
    await till.hear(notification)
    const books = await till.books()
    assert.deepEqual(await till.hear(notification), { status: 200, code: 'SUCCESS' })
    assert.deepEqual(await till.books(), books)
    const noted = await incidents()
    assert.equal(noted.length, before + 1)
    assert.ok(noted.some((row) => row.kind === kind && row.settledAt === null))
  }

  test('another amount than was asked for settles nothing', async () => {
    await notedOnce(await fake.tell(paymentNo, { amount: { total: 1, currency: 'CNY' } }), 'amount')
    assert.equal(await stateNow(), 'paying')
  })

  test('a payment that we never opened', async () => {
    const out_trade_no = 'LJP20990101000000000000000001'
    const transaction_id = '4200000000000000000000000001'
    await notedOnce(await fake.tell(paymentNo, { out_trade_no, transaction_id }), 'unknown')
  })

  test('a second transaction of the same payment', async () => {
    await till.hear(await fake.tell(paymentNo))
    const transaction_id = '4200000000000000000000000002'
    await notedOnce(await fake.tell(paymentNo, { transaction_id }), 'twice')
    assert.equal(await stateNow(), 'paid')
  })
})
