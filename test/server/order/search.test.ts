import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Counter, openCounter } from '../after-sale/counter'
import type { Buyer } from '../harness/people'

let counter: Counter
let person: Buyer
let newest: string
let oldest: string
before(async () => {
  counter = await openCounter()
  person = await counter.buyer({ points: 1000 })
  const mug = await counter.goods({ title: '搪瓷缸 Blue' })
  const lamp = await counter.goods({ title: '小夜灯' })
  oldest = (await counter.exchange(person, mug)).order_sn
  counter.later(60)
  await counter.exchange(person, lamp)
  counter.later(60)
  newest = (await counter.exchange(person, mug)).order_sn
})
after(() => counter.close())

const found = async (words: string, who = person) => {
  const { list } = await counter.ask('/tp5/api/ExchangeOrder/search', { words }, who)
  return list.map(({ order_sn }) => order_sn)
}

describe('looking for an order', () => {
  test('finds it by a part of what it was, in any case, the newest first', async () => {
    assert.deepEqual(await found('搪瓷'), [newest, oldest])
    assert.deepEqual(await found('bLUE'), [newest, oldest])
  })

  test('finds it by its number, also with blanks in it', async () => {
    assert.deepEqual(await found(oldest), [oldest])
    const digits = newest.slice(-8)
    assert.deepEqual(await found(`${digits.slice(0, 4)} ${digits.slice(4)}`), [newest])
  })

  test('takes % and _ for what they are', async () => {
    assert.deepEqual(await found('%'), [])
    assert.deepEqual(await found('_'), [])
  })

  test('finds orders of a machine too', async () => {
    const { order_sn } = await counter.fromMachine(person)
    assert.deepEqual(await found(order_sn), [order_sn])
  })

  test('finds nothing of anybody else', async () => {
    assert.deepEqual(await found('搪瓷', await counter.buyer()), [])
  })

  test('goes on where the page before ended', async () => {
    const many = await counter.buyer({ points: 1000 })
    const goodsId = await counter.goods({ title: '挂面', points: 1, stock: 99 })
    const placed: string[] = []
    for (let n = 0; n < 23; n++) placed.push((await counter.exchange(many, goodsId)).order_sn)
    const path = '/tp5/api/ExchangeOrder/search'
    const first = await counter.ask(path, { words: '挂面' }, many)
    assert.equal(first.list.length, 20)
    const rest = await counter.ask(path, { words: '挂面', cursor: first.next! }, many)
    const all = [...first.list, ...rest.list].map(({ order_sn }) => order_sn)
    assert.deepEqual([...all].sort(), placed.sort())
    assert.equal(rest.next, null)
  })
})
