import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { refusals, type RefusalName } from '@contract/refusals'
import { delivered } from '@server/areas/machine/device/result'
import { lockMachineOrder } from '@server/areas/machine/orders/machine-order'
import { Refusal } from '@server/call/refusal'
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

describe('each state', () => {
  const states = [
    'applied',
    'agreed',
    'returning',
    'refunding',
    'refunded',
    'resent',
    'finished',
    'refused',
    'rejected',
    'toOwner',
    'withOwner',
    'cancelled',
    'closed',
  ] as const
  const allowed: Record<string, readonly string[]> = {
    applied: ['cancel', 'message', 'approve', 'refuse'],
    agreed: ['cancel', 'message', 'sendBack'],
    returning: ['message', 'approve', 'refuse'],
    resent: ['message', 'receive'],
    rejected: ['message', 'approve'],
    toOwner: ['message', 'receive'],
  }

  for (const state of states) {
    test(`${state} allows what it says and refuses the rest, which changes nothing`, async () => {
      let which: Standing | undefined
      for (const act of ['cancel', 'message', 'sendBack', 'receive', 'approve', 'refuse']) {
        if (!which || (await moved(which))) which = await arrive(state)
        const { person, no, stood, purse } = which
        const error = await attempt(person, no, act)
        if ((allowed[state] ?? []).includes(act)) {
          assert.equal(error, 0, `${act} of ${state}`)
          if (act in calls) assert.ok(stood.actions.includes(act as 'cancel'))
          continue
        }
        assert.equal(error, refusals.afterSaleMoved.error, `${act} of ${state}`)
        assert.ok(!stood.actions.includes(act as 'cancel'))
        assert.deepEqual(await counter.detail(person, no), stood)
        assert.deepEqual(await counter.purse(person), purse)
      }
    })
  }

  type Standing = Awaited<ReturnType<typeof arrive>>

  async function arrive(state: (typeof states)[number]) {
    counter.setNow(new Date())
    const person = await counter.buyer({ points: 100 })
    const { no } = await counter.inState(person, state)
    const stood = await counter.detail(person, no)
    assert.equal(stood.state, state)
    return { person, no, stood, purse: await counter.purse(person) }
  }

  const moved = async ({ person, no, stood }: Standing) =>
    JSON.stringify(await counter.detail(person, no)) !== JSON.stringify(stood)

  type Somebody = Parameters<Counter['detail']>[0]

  async function attempt(person: Somebody, after_sale_no: string, act: string) {
    if (act === 'approve' || act === 'refuse') {
      return counter[act](after_sale_no).then(
        () => 0,
        (error: unknown) => {
          if (error instanceof Refusal) return error.error
          throw error
        },
      )
    }
    if (act === 'sendBack') return (await counter.sendBack(person, after_sale_no)).error
    if (act === 'message') {
      return (await counter.call(calls.message, { after_sale_no, text: '在吗' }, person)).error
    }
    const path = act === 'cancel' ? calls.cancel : calls.receive
    return (await counter.call(path, { after_sale_no }, person)).error
  }
})

describe('time', () => {
  test('closes what was not sent back, and the pieces can be applied for again', async () => {
    const person = await counter.buyer({ points: 100 })
    const { no, order_sn } = await counter.inState(person, 'agreed')
    counter.laterDays(6.9)
    await counter.runJobs()
    assert.equal((await counter.detail(person, no)).state, 'agreed')
    counter.laterDays(0.2)
    await counter.runJobs()
    const closed = await counter.detail(person, no)
    assert.deepEqual([closed.state, closed.state_text], ['closed', '已关闭'])
    assert.equal((await counter.tryApply(person, order_sn)).error, 0)
  })

  for (const state of ['applied', 'returning', 'rejected'] as const) {
    test(`hands over to somebody by name what nobody answered while ${state}`, async () => {
      const person = await counter.buyer({ points: 100 })
      const { no } = await counter.inState(person, state)
      counter.laterDays(8)
      await counter.runJobs()
      await counter.runJobs()
      const { keeper, hint, timeline, deadline_at } = await counter.detail(person, no)
      assert.equal(keeper, '值班主管')
      assert.match(hint, /已转给值班主管/)
      assert.equal(timeline.filter(({ text }) => text === '已转给值班主管处理').length, 1)
      assert.equal(deadline_at, null)
      await counter.approve(no)
    })
  }

  test('takes goods sent in exchange as received', async () => {
    const person = await counter.buyer({ points: 100 })
    const { no } = await counter.inState(person, 'resent')
    counter.laterDays(10.1)
    await counter.runJobs()
    assert.equal((await counter.detail(person, no)).state, 'finished')
  })

  test('takes goods that went home as received', async () => {
    const person = await counter.buyer({ points: 100 })
    const { no } = await counter.inState(person, 'toOwner')
    counter.laterDays(10.1)
    await counter.runJobs()
    assert.equal((await counter.detail(person, no)).state, 'withOwner')
  })
})

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
