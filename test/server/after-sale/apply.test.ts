import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import type { RefusalName } from '@contract/refusals'
import { refusedAs } from '../harness/request'
import { calls, type Counter, openCounter } from './counter'

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())
afterEach(() => counter.setNow(new Date()))

describe('an application is refused', () => {
  test('for an order that it does not fit, in words that say why', async () => {
    const person = await counter.buyer({ points: 10_000 })
    const unpaid = await counter.exchange(person, await counter.goods({ money: 100 }))
    const paid = await counter.exchange(person, await counter.goods())
    const coupon = await counter.exchange(person, await counter.goods({ kind: 'coupon' }))
    const wrong: [string, RegExp][] = [
      [unpaid.order_sn, /待付款，可以直接取消/],
      [paid.order_sn, /待发货，可以直接取消/],
      [coupon.order_sn, /在订单里直接退/],
    ]
    for (const [order_sn, words] of wrong) {
      refusedAs('notForAfterSale', await counter.tryApply(person, order_sn), words)
      refusedAs('notForAfterSale', await counter.call(calls.select, { order_sn }, person), words)
    }
    const old = await counter.received(person)
    counter.laterDays(16)
    refusedAs('notForAfterSale', await counter.tryApply(person, old.order_sn), /超过 15 天/)
  })

  test('for what does not hang together', async () => {
    const person = await counter.buyer()
    const { order_sn } = await counter.received(person, { number: 2, points: 100 })
    const stranger = await counter.buyer()
    const theirs = await counter.picture(stranger)
    const wrong: [Parameters<Counter['wishOf']>[1], RefusalName, RegExp][] = [
      [{ reason: 'broken' }, 'invalid', /至少上传一张图片/],
      [{ description: '' }, 'invalid', /写一下具体/],
      [{ description: '字'.repeat(201) }, 'invalid', /最多 200 个字/],
      [{ reason: 'unwanted' }, 'invalid', /选择申请原因/],
      [{ reason: 'toString' }, 'invalid', /选择申请原因/],
      [{ number: 3 }, 'invalid', /最多还能申请 2 件/],
      [{ number: 0 }, 'invalid', /至少 1 件/],
      [{ points: 101 }, 'invalid', /最多可退 100 积分/],
      [{ points: 0 }, 'invalid', /填写退款金额/],
      [{ money: 1 }, 'invalid', /最多可退 100 积分/],
      [{ points: -5 }, 'invalid', /不能小于 0/],
      [{ pictures: theirs }, 'uploadUnusable', /./],
      [{ pictures: 'x' }, 'invalid', /图片编号/],
      [
        { pictures: Array.from({ length: 7 }, () => crypto.randomUUID()).join() },
        'invalid',
        /6 张/,
      ],
    ]
    for (const [given, name, words] of wrong) {
      refusedAs(name, await counter.tryApply(person, order_sn, given), words)
    }
    const { list } = await counter.ask(calls.list, {}, person)
    assert.deepEqual(list, [])
  })

  test('while another of the same order is open, and never for more pieces than there are', async () => {
    const person = await counter.buyer()
    const { order_sn } = await counter.received(person, { number: 3, points: 100 })
    const first = await counter.apply(person, order_sn, { number: 2 })
    refusedAs('afterSaleOpen', await counter.tryApply(person, order_sn))
    assert.equal((await counter.ask(calls.select, { order_sn }, person)).open_no, first)
    await counter.approve(first)
    refusedAs('invalid', await counter.tryApply(person, order_sn, { number: 2 }), /还能申请 1 件/)
    const second = await counter.apply(person, order_sn)
    await counter.ask(calls.cancel, { after_sale_no: second }, person)
    await counter.approve(await counter.apply(person, order_sn))
    refusedAs('invalid', await counter.tryApply(person, order_sn), /都已经申请过/)
    assert.deepEqual(await counter.purse(person), { points: 1000, gold: 0 })
  })
})

test('nobody else learns that it is there, or can do anything about it', async () => {
  const person = await counter.buyer({ points: 100 })
  const { no, order_sn } = await counter.inState(person, 'agreed')
  const stranger = await counter.buyer()
  const parcel = { after_sale_no: no, carrier: '邻集速运', tracking_no: 'SF1234567890' }
  const replies = [
    await counter.call(calls.detail, { after_sale_no: no }, stranger),
    await counter.call(calls.cancel, { after_sale_no: no }, stranger),
    await counter.call(calls.message, { after_sale_no: no, text: '在吗' }, stranger),
    await counter.call(calls.sendBack, parcel, stranger),
    await counter.call(calls.receive, { after_sale_no: no }, stranger),
    await counter.call(calls.select, { order_sn }, stranger),
    await counter.tryApply(stranger, order_sn),
  ]
  for (const reply of replies) refusedAs('notFound', reply, /没有找到/)
  assert.deepEqual((await counter.ask(calls.list, { order_sn }, stranger)).list, [])
  assert.equal((await counter.detail(person, no)).state, 'agreed')
})

test('my after-sales are listed newest first, page by page', async () => {
  const person = await counter.buyer({ points: 10_000 })
  const made: string[] = []
  for (let index = 0; index < 22; index++) {
    const { order_sn } = await counter.received(person, { points: 1 })
    counter.later(1)
    const direct = {
      order_sn,
      kind: 'refund',
      number: 1,
      reason: 'other',
      description: '坏',
    } as const
    if (index === 18) counter.later(3600)
    made.unshift((await counter.ask(calls.apply, direct, person)).after_sale_no)
  }
  const first = await counter.ask(calls.list, {}, person)
  const second = await counter.ask(calls.list, { cursor: first.next ?? '' }, person)
  assert.equal(first.list.length, 20)
  assert.deepEqual(
    [...first.list, ...second.list].map((row) => row.after_sale_no),
    made,
  )
  assert.equal(second.next, null)
})

describe('words that no app may carry', () => {
  test('are neither an application nor a message', async () => {
    const person = await counter.buyer({ points: 500 })
    const { order_sn } = await counter.received(person, { points: 100 })
    const wish = { order_sn, kind: 'refund' as const, number: 1, reason: 'broken' }
    const description = '加我，刷单返利'
    refusedAs('contentRisky', await counter.call(calls.apply, { ...wish, description }, person))
    const after_sale_no = await counter.apply(person, order_sn)
    refusedAs(
      'contentRisky',
      await counter.call(calls.message, { after_sale_no, text: description }, person),
    )
    assert.deepEqual((await counter.detail(person, after_sale_no)).messages, [])
  })
})
