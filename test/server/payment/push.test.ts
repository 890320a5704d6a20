import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { pushPath } from '@server/http/push'
import { worthOf } from '../catalogue/shop'
import { pushTo, pushToken, taken } from '../harness/push'
import { miniProgram, startWechat, type Wechat } from './mini-program'
import { openTill, type Till } from './till'

const coupon = { kind: 'coupon', facts: { worth: worthOf({ face: 500, uses: 1 }) } } as const

let wechat: Wechat
let till: Till
let mini: ReturnType<typeof miniProgram>
let paid: Awaited<ReturnType<typeof mini.pay>>

before(async () => {
  wechat = await startWechat()
  till = await openTill({ ...wechat.env, WECHAT_PUSH_TOKEN: pushToken })
  mini = miniProgram(till, wechat)
})
after(async () => {
  await till.close()
  await wechat.close()
})
beforeEach(async () => {
  const person = await till.buyer()
  paid = await mini.pay(person, await till.order(person, await till.goods(coupon)))
})
// what a test left owed would take the answers of the next one
afterEach(() => mini.recordLater())

const signed = (changed?: Record<string, string>) => pushTo(till).signed(changed)
const send = (message: object | string, query?: Record<string, string>) =>
  pushTo(till).send(message, query)

const event = (Event: string, more: Record<string, string | number> = {}) => ({
  MsgType: 'event',
  Event,
  transaction_id: paid.transactionId,
  merchant_trade_no: paid.payment_no,
  ...more,
})

describe('the message push', () => {
  test('answers whoever asks whether this is the place', async () => {
    const query = signed({ echostr: '4375120948345356249' })
    const answer = await till.house.app.inject({ url: pushPath, query })
    assert.deepEqual([answer.statusCode, answer.body], [200, '4375120948345356249'])
    const forged = await till.house.app.inject({ url: pushPath, query: { ...query, nonce: '43' } })
    assert.deepEqual([forged.statusCode, forged.body], [401, 'fail'])
  })

  test('believes nobody else', async () => {
    wechat.shipping.failNext(10060031)
    await mini.recordLater()
    const reminder = event('trade_manage_remind_shipping')
    assert.deepEqual(await send(reminder, signed({ signature: 'x' })), [401, 'fail'])
    assert.deepEqual(await send(reminder, {}), [401, 'fail'])
    assert.deepEqual(await send('no message'), [401, 'fail'])
    assert.equal((await mini.row(paid.payment_no)).state, 'refused')
  })

  test('has what was missed told again, however often it is missed', async () => {
    wechat.shipping.failNext(10060031)
    await mini.recordLater()
    const reminder = event('trade_manage_remind_shipping', { msg: '请尽快发货' })
    assert.deepEqual(await send(reminder), taken)
    assert.deepEqual(await send(reminder), taken)
    await mini.record()
    assert.equal((await mini.row(paid.payment_no)).state, 'recorded')
    assert.equal(wechat.shipping.recorded.get(paid.transactionId)?.logistics_type, 3)
  })

  test('says when the money is free, and keeps it however often it is told', async () => {
    const shipped = event('trade_manage_order_settlement', {
      shipped_time: 1795000000,
      estimated_settlement_time: 1795900000,
    })
    const settled = { ...shipped, confirm_receive_method: 1, settlement_time: 1795800000 }
    for (const message of [shipped, settled, settled]) assert.deepEqual(await send(message), taken)
    const row = await mini.row(paid.payment_no)
    assert.deepEqual(
      [row.state, row.recordedAt, row.settlesAt, row.settledAt],
      ['recorded', ...[1795000000, 1795900000, 1795800000].map((at) => new Date(at * 1000))],
    )
    const asked = wechat.shipping.asked()
    await mini.recordLater()
    assert.equal(wechat.shipping.asked(), asked, 'who recorded it in the console needs no second')
  })

  test('tells whoever set it up to send XML what to choose', async () => {
    const [status, words] = await send('<xml><Event>debug_demo</Event></xml>')
    assert.equal(status, 415)
    assert.match(String(words), /choose JSON/)
    assert.match(till.house.log(), /choose JSON/)
  })

  test('is taken where it speaks of nothing of ours', async () => {
    const stray = { ...event('trade_manage_remind_shipping'), transaction_id: 'T-stray' }
    const asks = event('trade_manage_remind_access_api', { msg: '请接入' })
    for (const message of [stray, asks, event('debug_demo'), event('toString')])
      assert.deepEqual(await send(message), taken)
    assert.match(till.house.log(), /WeChat asks for shipping records/)
  })
})
