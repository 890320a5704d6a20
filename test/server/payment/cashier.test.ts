import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Buyer } from '../harness/people'
import { openTill, type Till } from './till'
import { findMoneyWrongs } from './wrongs'

let till: Till
let person: Buyer
let orderSn: string
let cashier: string

before(async () => {
  till = await openTill()
})
after(() => till.close())
beforeEach(async () => {
  person = await till.buyer()
  orderSn = await till.order(person, await till.goods())
  cashier = (await till.open(person, orderSn)).url
})

const choose = (outcome: string, at = cashier) =>
  till.house.app.inject({
    method: 'POST',
    url: at,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })
const show = (at = cashier) => till.house.app.inject({ method: 'GET', url: at })
const stateNow = async () => (await till.detail(person, orderSn)).state

describe('the cashier of our own', () => {
  test('shows what is to be paid, takes it once, and leads back', async () => {
    assert.match((await show()).body, /¥9\.90/)
    const answers = await Promise.all([choose('pay'), choose('pay'), choose('pay')])
    for (const { statusCode, headers } of answers) {
      assert.equal(statusCode, 303)
      assert.equal(headers.location, `/exchangeShop/pay/${orderSn}?asked=1`)
    }
    assert.equal(await stateNow(), 'paid')
    assert.match((await show()).body, /已支付/)
    assert.deepEqual(await findMoneyWrongs(till.database), [])
  })

  test('can fail, and be tried again', async () => {
    assert.match((await choose('fail')).body, /支付失败/)
    assert.equal(await stateNow(), 'paying')
    await choose('pay')
    assert.equal(await stateNow(), 'paid')
  })

  test('can be left without paying', async () => {
    assert.equal((await choose('close')).statusCode, 303)
    assert.equal(await stateNow(), 'paying')
  })

  test('takes nothing for an order that was cancelled', async () => {
    await till.cancel(person, orderSn)
    await till.watch()
    await choose('pay')
    assert.equal(await stateNow(), 'closed')
    assert.match((await show()).body, /订单已关闭/)
  })

  test('gives back what was paid for an order that is cancelled afterwards, once', async () => {
    await choose('pay')
    await till.cancel(person, orderSn)
    await Promise.all([till.refund(), till.refund()])
    await till.refund()
    assert.equal(await stateNow(), 'refunded')
    const { rows } = await till.database.pool.query(
      'select cashier_refunds.amount from cashier_refunds join payments on payment_no = trade_no where order_sn = $1',
      [orderSn],
    )
    assert.deepEqual(rows, [{ amount: 990 }])
  })

  test('is not there under an address that nobody was given', async () => {
    assert.equal((await show('/dev/pay/guessed')).statusCode, 404)
    assert.equal((await choose('pay', '/dev/pay/guessed')).statusCode, 404)
  })

  test('believes no notification without its own signature', async () => {
    const [payment] = await till.paymentsOf(orderSn)
    const body = JSON.stringify({
      paymentNo: payment!.paymentNo,
      transactionId: 'forged',
      amount: 990,
      at: till.now().toISOString(),
    })
    const timestamp = String(Math.floor(till.now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'cashier-timestamp': timestamp,
      'cashier-nonce': 'x',
      'cashier-signature': 'Zm9yZ2Vk',
    }
    assert.deepEqual(await till.hear({ headers, body }), { status: 401, code: 'FAIL' })
    assert.equal(await stateNow(), 'paying')
  })
})
