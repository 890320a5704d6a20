import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { worthOf } from '../catalogue/shop'
import type { Buyer } from '../harness/people'
import { calls, type Counter, openCounter } from './counter'

const orderDetail = '/tp5/api/ExchangeOrder/detail'
const holdingCalls = {
  lists: '/tp5/api/ExchangeShop/UserExchange/lists',
  detail: '/tp5/api/ExchangeShop/UserExchange/detail',
} as const

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())

const shown = (person: Buyer, order_sn: string) => counter.ask(orderDetail, { order_sn }, person)

/** A code that was paid for and cannot be given back by a button. */
async function code(person: Buyer, price: object = { points: 50, money: 900 }) {
  const facts = { worth: worthOf({ uses: 1, valid_days: 90 }) }
  const goodsId = await counter.goods({ kind: 'digital', facts, ...price })
  await counter.codes(goodsId, ['TOP-UP-1', 'TOP-UP-2'])
  const { order_sn, money } = await counter.exchange(person, goodsId)
  if (money > 0) await counter.pay(person, order_sn)
  return order_sn
}

describe('a right that was paid for and does not work', () => {
  test('is given back by the house, and what it gave is over', async () => {
    const person = await counter.buyer({ points: 100 })
    const order_sn = await code(person)
    assert.equal((await shown(person, order_sn)).after_sale, 1)
    const { kinds } = await counter.ask(calls.select, { order_sn }, person)
    assert.deepEqual(
      kinds.map(({ kind, reasons }) => [kind, reasons.map(({ key }) => key)]),
      [['refund', ['unusable', 'missing', 'other']]],
    )
    const no = await counter.apply(person, order_sn, { reason: 'unusable' })
    await counter.approve(no)
    await counter.work()
    assert.deepEqual(await counter.purse(person), { points: 100, gold: 0 })
    const { state, state_text, timeline } = await shown(person, order_sn)
    assert.deepEqual([state, state_text], ['refunded', '售后已退款'])
    assert.equal(timeline.at(-1)?.text, '售后退款，已付的原路退回')
    const [holding] = (await counter.ask(holdingCalls.lists, {}, person)).list
    assert.deepEqual([holding?.state, holding?.actions], ['refunded', []])
    const again = await counter.tryApply(person, order_sn)
    assert.notEqual(again.error, 0)
    assert.deepEqual(await counter.wrongs(), [])
  })

  test('can be applied for as long after as goods can', async () => {
    const person = await counter.buyer({ points: 100 })
    const order_sn = await code(person)
    counter.laterDays(16)
    const late = { ...person, ...(await counter.anew(person)) }
    const reply = await counter.tryApply(late, order_sn, { reason: 'unusable' })
    assert.equal(reply.error, refusals.notForAfterSale.error)
    counter.setNow(new Date())
  })

  test('goes back in the order where that is possible, and is told so', async () => {
    const person = await counter.buyer({ points: 100 })
    const facts = { worth: worthOf({ face: 500, uses: 1, valid_days: 9 }) }
    const { order_sn } = await counter.exchange(
      person,
      await counter.goods({ kind: 'coupon', facts }),
    )
    assert.equal((await shown(person, order_sn)).after_sale, 0)
    const { message } = await counter.tryApply(person, order_sn)
    assert.match(message, /没用过的可以在订单里直接退/)
  })

  test('can be applied for once its money is there, not before', async () => {
    const person = await counter.buyer({ points: 100 })
    const facts = { worth: worthOf({ uses: 1, valid_days: 90 }) }
    const goodsId = await counter.goods({ kind: 'digital', facts, money: 900 })
    await counter.codes(goodsId, ['TOP-UP-3'])
    const { order_sn } = await counter.exchange(person, goodsId)
    assert.equal((await shown(person, order_sn)).after_sale, 0)
    assert.match((await counter.tryApply(person, order_sn)).message, /还没有付款/)
  })
})

describe('a parcel that somebody says has not come', () => {
  test('is not taken as received while the house looks into it', async () => {
    const person = await counter.buyer({ points: 100 })
    const { order_sn } = await counter.shipped(person)
    counter.laterDays(9)
    const now = { ...person, ...(await counter.anew(person)) }
    const before = (await shown(now, order_sn)).receive_by!
    await counter.apply(now, order_sn, { reason: 'missing' })
    const receiveBy = (await shown(now, order_sn)).receive_by!
    assert.ok(Date.parse(receiveBy) > Date.parse(before))
    counter.laterDays(5)
    await counter.work()
    const later = { ...person, ...(await counter.anew(person)) }
    assert.equal((await shown(later, order_sn)).state, 'shipped')
    counter.setNow(new Date())
  })
})
