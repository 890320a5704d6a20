import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Buyer } from '../harness/people'
import { newBuyer } from '../harness/people'
import { openWechatTill, type WechatTill } from './wechat-till'

let fake: WechatTill['fake']
let till: WechatTill['till']
let close: WechatTill['close']
let person: Buyer
let orderSn: string

before(async () => {
  ;({ fake, till, close } = await openWechatTill())
})
after(() => close())
beforeEach(async () => {
  person = await till.buyer()
  orderSn = await till.order(person, await till.goods())
})

const gateway = '/tp5/api/OrderPay/gateway'

describe('opening a payment', () => {
  test('in the mini program gives a sheet that is signed, and names who pays', async () => {
    const { payment_no, sheet, url } = await till.open(person, orderSn, 'mini')
    assert.ok(sheet)
    assert.equal(url, '')
    assert.equal(sheet.package, `prepay_id=wx${payment_no}`)
    const said = [sheet.appId, sheet.timeStamp, sheet.nonceStr, sheet.package]
    const signed = said.map((line) => `${line}\n`).join('')
    assert.equal(await fake.isSignedByMerchant(signed, sheet.paySign), true)
    const trade = fake.trades.get(payment_no)
    assert.deepEqual(trade?.payer, { openid: `o-${person.userId}` })
    assert.deepEqual(trade?.amount, { total: 990, currency: 'CNY' })
    assert.equal(trade?.notify_url, 'https://linji.example/tp5/api/OrderPay/notify')
  })

  test('in a browser gives an address that leads back to the page', async () => {
    const { url, sheet } = await till.open(person, orderSn, 'h5')
    assert.equal(sheet, null)
    const back = new URL(url).searchParams.get('redirect_url')
    assert.equal(back, `https://linji.example/exchangeShop/pay/${orderSn}?asked=1`)
  })

  test('again gives the same payment, and the address of a page anew', async () => {
    const [one, other] = [await till.open(person, orderSn), await till.open(person, orderSn)]
    assert.equal(one.payment_no, other.payment_no)
    assert.notEqual(one.url, other.url)
    const sheets = [
      await till.open(person, orderSn, 'mini'),
      await till.open(person, orderSn, 'mini'),
    ]
    assert.equal(sheets[0]!.payment_no, sheets[1]!.payment_no)
    assert.notEqual(sheets[0]!.sheet?.nonceStr, sheets[1]!.sheet?.nonceStr)
  })

  test('many times at once opens one payment', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => till.open(person, orderSn)))
    assert.equal(new Set(opened.map(({ payment_no }) => payment_no)).size, 1)
  })

  test('asks a person whom WeChat does not know to go there first', async () => {
    const stranger = await newBuyer(till.house, { points: 1000 })
    const order_sn = await till.order(stranger, await till.goods())
    const { error } = await till.call(gateway, { order_sn, way: 'mini' }, stranger)
    assert.equal(error, 2102)
  })

  test('of what is paid, cancelled or too late is refused with its reason', async () => {
    const { payment_no } = await till.open(person, orderSn)
    fake.pay(payment_no)
    await till.hear(await fake.tell(payment_no))
    const paid = await till.call(gateway, { order_sn: orderSn, way: 'h5' }, person)
    assert.match(paid.message, /已经付过款/)

    const another = await till.order(person, await till.goods())
    await till.cancel(person, another)
    const cancelled = await till.call(gateway, { order_sn: another, way: 'h5' }, person)
    assert.match(cancelled.message, /订单已取消/)
  })

  test('that WeChat refuses or does not sign says so, and works again afterwards', async () => {
    const ask = () => till.call(gateway, { order_sn: orderSn, way: 'h5' }, person)
    fake.failNext(500, 'SYSTEM_ERROR')
    assert.equal((await ask()).error, 2101)
    fake.loseNext()
    assert.equal((await ask()).error, 2101)
    fake.loseKey(true)
    assert.equal((await ask()).error, 2101)
    fake.loseKey(false)
    assert.equal((await ask()).error, 0)
  })

  test("of another person's order is refused as one that never was", async () => {
    const other = await till.buyer()
    const { error } = await till.call(gateway, { order_sn: orderSn, way: 'h5' }, other)
    assert.equal(error, 404)
  })
})

describe('what no notification told', () => {
  test('is asked for: an order that was paid goes on', async () => {
    const { payment_no } = await till.open(person, orderSn)
    fake.pay(payment_no)
    await till.watch()
    assert.equal((await till.detail(person, orderSn)).state, 'paying')
    till.later(20)
    await till.watch()
    assert.equal((await till.detail(person, orderSn)).state, 'paid')
  })

  test('is asked for again when the answer was lost, refused or not signed', async () => {
    const { payment_no } = await till.open(person, orderSn)
    fake.pay(payment_no)
    const faults = [
      () => fake.loseNext(payment_no),
      () => fake.failNext(500, 'SYSTEM_ERROR', payment_no),
      () => fake.failNext(429, 'FREQUENCY_LIMITED', payment_no),
    ]
    for (const fault of faults) {
      till.later(60)
      fault()
      await till.watch()
      assert.equal((await till.detail(person, orderSn)).state, 'paying')
      assert.notEqual((await till.payment(payment_no)).lastError, '')
    }
    till.later(60)
    await till.watch()
    assert.equal((await till.detail(person, orderSn)).state, 'paid')
  })

  test('goes on from when it was told, however long the answer took', async () => {
    const { payment_no } = await till.open(person, orderSn)
    fake.pay(payment_no)
    till.later(60)
    const asked = till.now().getTime()
    const query = async (no: string) => {
      const told = await till.provider.query(no)
      till.later(65)
      return told
    }
    await till.watch({ ...till.provider, query })
    const { rows } = await till.database.pool.query<{ paid_at: Date }>(
      'select paid_at from orders where order_sn = $1',
      [orderSn],
    )
    assert.equal(rows[0]!.paid_at.getTime() - asked, 65_000)
  })

  test('two servers that ask at once settle once', async () => {
    const { payment_no } = await till.open(person, orderSn)
    fake.pay(payment_no)
    till.later(60)
    await Promise.all([till.watch(), till.watch(), till.hear(await fake.tell(payment_no))])
    assert.equal((await till.detail(person, orderSn)).state, 'paid')
  })
})

describe('an order that is given up', () => {
  test('closes its payment at WeChat: nobody can pay it any more', async () => {
    const { payment_no } = await till.open(person, orderSn)
    await till.cancel(person, orderSn)
    await till.watch()
    assert.equal(fake.trades.get(payment_no)?.state, 'CLOSED')
    assert.equal((await till.payment(payment_no)).checkAt, null)
  })

  test('by its time is closed too', async () => {
    const { payment_no } = await till.open(person, orderSn)
    till.later(16 * 60)
    await till.cancelOverdue()
    await till.watch()
    assert.equal(fake.trades.get(payment_no)?.state, 'CLOSED')
    assert.equal((await till.detail(person, orderSn)).state, 'closed')
  })

  test('just as it was paid gives the money back', async () => {
    const { payment_no } = await till.open(person, orderSn)
    fake.pay(payment_no)
    await till.cancel(person, orderSn)
    await till.watch()
    assert.equal((await till.detail(person, orderSn)).state, 'refunding')
  })

  test('before WeChat knew of its payment is let go after a while', async () => {
    fake.failNext(500, 'SYSTEM_ERROR')
    await till.call(gateway, { order_sn: orderSn, way: 'h5' }, person)
    await till.cancel(person, orderSn)
    const [payment] = await till.paymentsOf(orderSn)
    await till.watch()
    assert.notEqual((await till.payment(payment!.paymentNo)).checkAt, null)
    till.later(120)
    await till.watch()
    assert.equal((await till.payment(payment!.paymentNo)).checkAt, null)
  })
})

describe('giving money back', () => {
  let paymentNo: string
  beforeEach(async () => {
    paymentNo = (await till.open(person, orderSn)).payment_no
    fake.pay(paymentNo)
    await till.hear(await fake.tell(paymentNo))
    await till.cancel(person, orderSn)
  })
  const given = () => [...fake.trades.get(paymentNo)!.refunds.values()]
  const untilDone = async () => {
    for (let round = 0; round < 8; round++) {
      await till.refund()
      till.later(300)
    }
  }

  test('happens once, whatever is lost or refused between', async () => {
    fake.loseNext(paymentNo)
    await till.refund()
    fake.failNext(500, 'SYSTEM_ERROR', paymentNo)
    till.later(60)
    await till.refund()
    assert.equal((await till.detail(person, orderSn)).state, 'refunding')
    await untilDone()
    assert.deepEqual(given(), [990])
    assert.equal((await till.detail(person, orderSn)).state, 'refunded')
  })

  test('by two servers at once happens once', async () => {
    await Promise.all([till.refund(), till.refund(), till.refund()])
    await untilDone()
    assert.deepEqual(given(), [990])
  })

  test('waits while WeChat works on it', async () => {
    await till.refund()
    assert.equal((await till.detail(person, orderSn)).state, 'refunding')
    await untilDone()
    assert.equal((await till.detail(person, orderSn)).state, 'refunded')
  })
})
