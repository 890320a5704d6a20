import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { delivered } from '@server/areas/machine/device/result'
import { lockMachineOrder } from '@server/areas/machine/orders/machine-order'
import { refusedAs } from '../harness/request'
import { calls, type Counter, openCounter } from './counter'

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())
afterEach(() => counter.setNow(new Date()))

const texts = ({ steps }: { steps: { text: string; done: 0 | 1 }[] }) =>
  steps.map(({ text, done }) => `${done ? '✓' : '·'} ${text}`)

describe('a refund', () => {
  test('is offered with its reasons and what there is to give back', async () => {
    const person = await counter.buyer({ points: 500 })
    const { order_sn } = await counter.received(person, { number: 3, points: 100, stock: 9 })
    const offer = await counter.ask(calls.select, { order_sn }, person)
    assert.deepEqual(
      offer.kinds.map(({ kind }) => kind),
      ['refund', 'return', 'exchange'],
    )
    assert.deepEqual(offer.most, [
      { points: 100, gold: 0, money: 0 },
      { points: 200, gold: 0, money: 0 },
      { points: 300, gold: 0, money: 0 },
    ])
    assert.ok(offer.kinds[1]?.reasons.some(({ key }) => key === 'unwanted'))
    assert.ok(offer.kinds[0]?.reasons.every(({ key }) => key !== 'unwanted'))
  })

  test('gives the points back once it is approved, and the goods stay where they are', async () => {
    const person = await counter.buyer({ points: 500 })
    const { order_sn, goodsId } = await counter.received(person, { number: 2, points: 100 })
    const picture = await counter.picture(person)
    const wish = { number: 1, reason: 'broken', pictures: picture, points: 80 }
    const no = await counter.apply(person, order_sn, wish)
    const waiting = await counter.detail(person, no)
    assert.deepEqual(texts(waiting), ['✓ 提交申请', '· 退款完成'])
    assert.deepEqual(waiting.actions, ['message', 'cancel'])
    assert.equal(waiting.pictures.length, 1)
    assert.equal(waiting.reason, '收到时已破损')
    assert.deepEqual(await counter.purse(person), { points: 300, gold: 0 })

    await counter.approve(no)
    const done = await counter.detail(person, no)
    assert.deepEqual([done.state, done.state_text, done.points], ['refunded', '已退款', 80])
    assert.deepEqual(texts(done), ['✓ 提交申请', '✓ 退款完成'])
    assert.deepEqual(await counter.purse(person), { points: 380, gold: 0 })
    assert.deepEqual(await counter.stockOf(goodsId), { stock: 8, sold: 2 })
    const ledger = await counter.ask('/tp5/api/ExchangeShop/UserPoints/detail', {}, person)
    assert.equal(ledger.list[0]?.title, '售后退款 搪瓷缸')
    assert.deepEqual(await counter.wrongs(), [])
  })

  test('of gold goes back in gold', async () => {
    const person = await counter.buyer({ gold: 50 })
    const { order_sn } = await counter.received(person, { points: 0, gold: 20, exchange_type: 2 })
    await counter.approve(await counter.apply(person, order_sn))
    assert.deepEqual(await counter.purse(person), { points: 0, gold: 50 })
  })

  test('of money waits until the provider has given it back', async () => {
    const person = await counter.buyer({ points: 1000 })
    const { order_sn } = await counter.received(person, { number: 3, points: 10, money: 333 })
    const first = await counter.apply(person, order_sn)
    await counter.approve(first)
    const underWay = await counter.detail(person, first)
    assert.deepEqual([underWay.state, underWay.money], ['refunding', 333])
    await counter.runJobs()
    assert.equal((await counter.detail(person, first)).state, 'refunded')

    const rest = await counter.apply(person, order_sn, { number: 2 })
    assert.equal((await counter.detail(person, rest)).money, 666)
    await counter.approve(rest)
    await counter.runJobs()
    assert.equal((await counter.detail(person, rest)).state, 'refunded')
    assert.deepEqual(await counter.purse(person), { points: 1000, gold: 0 })
    const { rows } = await counter.house.database.pool.query<{ sum: string }>(
      `select sum(refunds.amount)::text as sum from refunds join payments using (payment_no)
       where order_sn = $1 and done_at is not null`,
      [order_sn],
    )
    assert.equal(rows[0]?.sum, '999')
  })

  test('may be for goods that never came', async () => {
    const person = await counter.buyer()
    const { order_sn } = await counter.shipped(person)
    const offer = await counter.ask(calls.select, { order_sn }, person)
    assert.deepEqual(
      offer.kinds.map(({ kind }) => kind),
      ['refund'],
    )
    await counter.approve(await counter.apply(person, order_sn, { reason: 'missing' }))
    assert.deepEqual(await counter.purse(person), { points: 1000, gold: 0 })
  })

  test('is for what a machine gave too, and asks nobody to bring it back', async () => {
    const person = await counter.buyer({ points: 100 })
    const { order_sn } = await counter.fromMachine(person)
    const offer = await counter.ask(calls.select, { order_sn }, person)
    assert.deepEqual(
      offer.kinds.map(({ kind }) => kind),
      ['refund'],
    )
    refusedAs('invalid', await counter.tryApply(person, order_sn, { kind: 'return' }), /不能退货/)
    await counter.approve(await counter.apply(person, order_sn, { reason: 'stuck' }))
    assert.deepEqual(await counter.purse(person), { points: 100, gold: 0 })
    refusedAs('notForAfterSale', await counter.call(calls.select, { order_sn }, person), /都已经/)
  })
})

describe('a return', () => {
  test('pays once the goods are back, and others can have them', async () => {
    const person = await counter.buyer({ points: 500 })
    const { order_sn, goodsId } = await counter.received(person, { number: 2, points: 100 })
    const no = await counter.apply(person, order_sn, { kind: 'return', number: 2 })
    await counter.approve(no)
    const agreed = await counter.detail(person, no)
    assert.equal(agreed.state_text, '待寄回')
    assert.match(agreed.return_to?.address ?? '', /良渚/)
    assert.deepEqual(agreed.actions, ['sendBack', 'message', 'cancel'])
    assert.equal((await counter.sendBack(person, no)).error, 0)
    const returning = await counter.detail(person, no)
    assert.deepEqual(returning.sent_back, { carrier: '邻集速运', tracking_no: 'SF1234567890' })
    assert.equal(returning.return_to, null)
    assert.deepEqual(await counter.purse(person), { points: 300, gold: 0 })

    await counter.approve(no)
    assert.equal((await counter.detail(person, no)).state, 'refunded')
    assert.deepEqual(await counter.purse(person), { points: 500, gold: 0 })
    assert.deepEqual(await counter.stockOf(goodsId), { stock: 10, sold: 0 })
    assert.deepEqual(await counter.wrongs(), [])
  })

  test('of goods that came back broken is refused, with why, and the goods go home', async () => {
    const person = await counter.buyer({ points: 100 })
    const { no, goodsId, order_sn } = await counter.inState(person, 'returning')
    await counter.refuse(no, '盒子是空的')
    const { state, answer, actions, steps } = await counter.detail(person, no)
    assert.deepEqual(
      { state, answer, actions },
      { state: 'rejected', answer: '盒子是空的', actions: ['message'] },
    )
    const ahead = steps.flatMap(({ text, done }) => (done ? [] : [text]))
    assert.deepEqual(ahead, ['寄还商品', '收到商品'])
    assert.equal((await counter.tryApply(person, order_sn)).error, refusals.invalid.error)

    await counter.approve(no)
    const underWay = await counter.detail(person, no)
    assert.deepEqual([underWay.state, underWay.actions], ['toOwner', ['receive', 'message']])
    assert.match(underWay.parcel?.tracking_no ?? '', /^LJE\d{12}$/)
    await counter.ask(calls.receive, { after_sale_no: no }, person)
    assert.equal((await counter.detail(person, no)).state, 'withOwner')
    assert.deepEqual(await counter.purse(person), { points: 0, gold: 0 })
    assert.deepEqual(await counter.stockOf(goodsId), { stock: 9, sold: 1 })
    assert.equal((await counter.tryApply(person, order_sn)).error, 0, 'with better proof')
  })
})

test('an exchange of goods brings a new parcel and moves neither points nor stock', async () => {
  const person = await counter.buyer({ points: 100 })
  const { no, goodsId, order_sn } = await counter.inState(person, 'resent')
  const resent = await counter.detail(person, no)
  assert.match(resent.parcel?.tracking_no ?? '', /^LJE\d{12}$/)
  assert.equal(resent.parcel?.course[0]?.text, '快件已揽收')
  counter.later(24 * 3600)
  assert.equal((await counter.detail(person, no)).parcel?.state_text, '派送中')
  await counter.ask(calls.receive, { after_sale_no: no }, person)
  const done = await counter.detail(person, no)
  assert.equal(done.state_text, '已完成')
  assert.equal(done.parcel?.state_text, '已签收')
  assert.deepEqual(await counter.purse(person), { points: 0, gold: 0 })
  assert.deepEqual(await counter.stockOf(goodsId), { stock: 9, sold: 1 })
  assert.equal((await counter.tryApply(person, order_sn)).error, 0, 'the new one may be bad too')
})

describe('the order', () => {
  const detail = '/tp5/api/ExchangeOrder/detail'
  const listed = async (person: Parameters<Counter['ask']>[2], state: 'shipped' | 'refunded') =>
    (await counter.ask('/tp5/api/ExchangeOrder/lists', { state }, person)).list.map(
      ({ order_sn }) => order_sn,
    )

  test('ends with a refund of all that was paid: nothing of it is waited for', async () => {
    const person = await counter.buyer({ points: 1000 })
    const { order_sn } = await counter.shipped(person, { points: 100, money: 900 })
    await counter.approve(await counter.apply(person, order_sn, { reason: 'missing' }))
    const order = await counter.ask(detail, { order_sn }, person)
    assert.deepEqual([order.state, order.state_text, order.actions], ['refunded', '售后已退款', []])
    assert.deepEqual(
      order.timeline.map(({ text, done }) => [text, done]),
      [
        ['已下单，等待付款', 1],
        ['兑换成功', 1],
        ['商品已发出', 1],
        ['售后退款，已付的原路退回', 1],
      ],
    )
    assert.deepEqual(await listed(person, 'shipped'), [])
    assert.deepEqual(await listed(person, 'refunded'), [order_sn])
    refusedAs('orderMoved', await counter.call('/user/orderpoints/finish', { order_sn }, person))
    const payment = async () =>
      (await counter.ask('/tp5/api/OrderPay/detail', { order_sn }, person)).state
    assert.equal(await payment(), 'refunding')
    counter.laterDays(1)
    await counter.runJobs()
    assert.equal(await payment(), 'refunded')
    assert.equal((await counter.ask(detail, { order_sn }, person)).state, 'refunded')
  })

  test('goes on with a refund of a part, and ends with the rest', async () => {
    const person = await counter.buyer({ points: 1000 })
    const { order_sn } = await counter.received(person, { number: 3, points: 100 })
    await counter.approve(await counter.apply(person, order_sn, { number: 2 }))
    assert.equal((await counter.ask(detail, { order_sn }, person)).state, 'finished')
    await counter.approve(await counter.apply(person, order_sn))
    assert.equal((await counter.ask(detail, { order_sn }, person)).state, 'refunded')
  })

  test('goes on where less than its price went back', async () => {
    const person = await counter.buyer({ points: 1000 })
    const { order_sn } = await counter.received(person, { points: 100 })
    await counter.approve(await counter.apply(person, order_sn, { points: 99 }))
    assert.equal((await counter.ask(detail, { order_sn }, person)).state, 'finished')
  })

  test('of a machine ends too, and its machine may say again that it has delivered', async () => {
    const person = await counter.buyer({ points: 100 })
    const { order_sn } = await counter.fromMachine(person)
    await counter.approve(await counter.apply(person, order_sn, { reason: 'stuck' }))
    const state = async () =>
      (await counter.ask('/tp5/api/OfflineOrder/detail', { order_sn }, person)).state_text
    assert.equal(await state(), '售后已退款')
    const { userId } = person
    await counter.house.database.transaction(async (tx) =>
      delivered(tx, await lockMachineOrder(tx, { userId, orderSn: order_sn }), counter.now()),
    )
    assert.equal(await state(), '售后已退款')
  })
})
