import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { calls, type Counter, openCounter } from './counter'

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())
afterEach(() => counter.setNow(new Date()))

describe('once', () => {
  test('of many applications at the same moment one is made', async () => {
    const person = await counter.buyer()
    const { order_sn } = await counter.received(person, { number: 5, points: 100 })
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => counter.tryApply(person, order_sn)),
    )
    const errors = replies.map(({ error }) => error).sort((one, other) => one - other)
    assert.deepEqual(errors, [0, ...Array<number>(4).fill(refusals.afterSaleOpen.error)])
    assert.equal((await counter.ask(calls.list, {}, person)).list.length, 1)
  })

  test('a repeated request is answered as before and applies once', async () => {
    const person = await counter.buyer()
    const { order_sn } = await counter.received(person)
    const wish = counter.wishOf(order_sn)
    const again = () => counter.call(calls.apply, wish, person, { nonce: '118200330044' })
    const [first, second] = [await again(), await again()]
    assert.deepEqual(second.data, first.data)
    assert.equal((await counter.ask(calls.list, {}, person)).list.length, 1)
  })

  test('of many who approve at the same moment one does, and it is paid once', async () => {
    const person = await counter.buyer({ points: 100 })
    const { no } = await counter.inState(person, 'returning')
    const done = await Promise.allSettled(Array.from({ length: 5 }, () => counter.approve(no)))
    assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.equal((await counter.detail(person, no)).state, 'refunded')
    assert.deepEqual(await counter.purse(person), { points: 100, gold: 0 })
    assert.deepEqual(await counter.wrongs(), [])
  })

  test('a refusal beside an approval comes too late, or the yes after it sends the goods home', async () => {
    const person = await counter.buyer({ points: 100 })
    const { no } = await counter.inState(person, 'returning')
    const [refused] = await Promise.allSettled([counter.refuse(no), counter.approve(no)])
    const [state, points] = refused.status === 'fulfilled' ? ['toOwner', 0] : ['refunded', 100]
    assert.equal((await counter.detail(person, no)).state, state)
    assert.deepEqual(await counter.purse(person), { points, gold: 0 })
    assert.deepEqual(await counter.wrongs(), [])
  })

  test('a cancellation and an approval at the same moment end one way', async () => {
    const person = await counter.buyer({ points: 100 })
    const { order_sn } = await counter.received(person)
    const no = await counter.apply(person, order_sn)
    const [, cancelled] = await Promise.allSettled([
      counter.approve(no),
      counter.ask(calls.cancel, { after_sale_no: no }, person),
    ])
    const { state } = await counter.detail(person, no)
    assert.equal(state, cancelled.status === 'fulfilled' ? 'cancelled' : 'refunded')
    const points = state === 'refunded' ? 100 : 0
    assert.deepEqual(await counter.purse(person), { points, gold: 0 })
  })
})
