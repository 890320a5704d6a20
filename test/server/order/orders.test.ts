import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { packedOrders } from '@server/areas/order/ship-order'
import { openShop, type Shop, worthOf } from '../catalogue/shop'
import { sweepNow } from '../harness/jobs'
import { seeToLate } from './late'

const cancel = '/tp5/api/ExchangeOrder/cancel'
const detail = '/tp5/api/ExchangeOrder/detail'
const lists = '/tp5/api/ExchangeOrder/lists'
const waiting = '/tp5/api/ExchangeOrder/waiting'
const extend = '/tp5/api/ExchangeOrder/extend'
const finish = '/user/orderpoints/finish'
const editAddress = '/tp5/api/VipPackets/editAddress'
const logisticsInfo = '/tp5/api/ExchangeOrder/logisticsInfo'
const goodsDetail = '/tp5/api/ExchangeShop/Goods/detail'

let shop: Shop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const hour = 3600
const day = 24 * hour
const coupon = { worth: worthOf({ face: 500, uses: 1, valid_days: 30 }) }

const runDue = () => seeToLate(shop.house, shop.now())

/** What was paid for is packed by then, and taken by the carrier. */
const ship = () => {
  shop.later(hour)
  return sweepNow(shop.house.database, packedOrders, shop.now())
}

describe('cancelling', () => {
  for (const [currency, exchange_type] of [
    ['points', 1],
    ['gold', 2],
  ] as const) {
    test(`gives back the ${currency}, the stock and the limit as they were`, async () => {
      const goodsId = await shop.goods({ points: 30, gold: 20, limitPerUser: 3 })
      const buyer = await shop.buyer({ points: 100, gold: 70 })
      const { order_sn } = await shop.exchange(buyer, goodsId, { number: 3, exchange_type })
      const done = await shop.ask(cancel, { order_sn }, buyer)
      assert.deepEqual([done.state, done.state_text], ['cancelled', '已取消'])
      assert.equal(done[currency], currency === 'points' ? 90 : 60)
      assert.deepEqual(await shop.purse(buyer), { points: 100, gold: 70 })
      assert.deepEqual(await shop.stockOf(goodsId), { stock: 10, sold: 0 })
      const goods = await shop.ask(goodsDetail, { goods_id: goodsId }, buyer)
      assert.equal(goods.mine?.bought, 0)
      await shop.exchange(buyer, goodsId, { number: 3, exchange_type })
      assert.deepEqual(await shop.wrongs(), [])
    })
  }

  test('happens once, however often it is asked for at once', async () => {
    const goodsId = await shop.goods()
    const buyer = await shop.buyer()
    const { order_sn } = await shop.exchange(buyer, goodsId, { number: 2 })
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => shop.call(cancel, { order_sn }, buyer)),
    )
    assert.deepEqual(
      replies.map(({ error }) => error).sort((one, other) => one - other),
      [0, ...Array<number>(5).fill(2011)],
    )
    assert.deepEqual(await shop.purse(buyer), { points: 1000, gold: 0 })
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 10, sold: 0 })
  })

  test("is not for another person's order", async () => {
    const { order_sn } = await shop.exchange(await shop.buyer(), await shop.goods())
    const stranger = await shop.buyer()
    for (const path of [cancel, detail, finish, logisticsInfo] as const) {
      assert.equal((await shop.call(path, { order_sn }, stranger)).error, 404, path)
    }
    const form = { order_sn, address_id: stranger.addressId }
    assert.equal((await shop.call(editAddress, form, stranger)).error, 404)
  })

  test('takes a coupon back only as it was received', async () => {
    const goodsId = await shop.goods({ kind: 'coupon', facts: coupon })
    const buyer = await shop.buyer()
    const { order_sn } = await shop.exchange(buyer, goodsId, { number: 2 })
    const done = await shop.ask(cancel, { order_sn }, buyer)
    assert.equal(done.points, 200)
    assert.deepEqual(await shop.held(buyer), [])
  })

  test('does not take back what was used, also where it has no number of uses', async () => {
    const { clerk, merchantId } = await shop.merchant()
    const facts = { worth: worthOf({ uses: 0, valid_days: 30 }) }
    const goodsId = await shop.goods({ kind: 'packet', facts, merchantId })
    const buyer = await shop.buyer()
    const { order_sn } = await shop.exchange(buyer, goodsId)
    const [thing] = await shop.held(buyer)
    const own = { holding_id: thing!.holdingId }
    const { code } = await shop.ask('/tp5/api/ExchangeShop/UserExchange/code', own, buyer)
    await shop.ask('/tp5/api/VillageEnter/useCode', { code }, clerk)
    assert.equal((await shop.call(cancel, { order_sn }, buyer)).error, 2011)
    assert.equal((await shop.held(buyer)).length, 1)
  })

  test('is too late for what arrived at once and for good', async () => {
    const buyer = await shop.buyer()
    const card = await shop.goods({ kind: 'card', facts: coupon })
    const { order_sn } = await shop.exchange(buyer, card)
    assert.equal((await shop.call(cancel, { order_sn }, buyer)).error, 2011)
  })

  test('of a course is possible until a day before it begins', async () => {
    const starts = shop.now().getTime() + 3 * day * 1000
    const at = (ms: number) => new Date(ms).toISOString()
    const facts = {
      worth: worthOf({ uses: 1 }),
      sessions: [{ starts_at: at(starts), ends_at: at(starts + hour * 1000) }],
    }
    const goodsId = await shop.goods({ kind: 'course', facts })
    const buyer = await shop.buyer()
    const [first, second] = [
      await shop.exchange(buyer, goodsId),
      await shop.exchange(buyer, goodsId),
    ]
    const now = shop.now()
    shop.setNow(new Date(starts - day * 1000))
    assert.equal((await shop.call(cancel, { order_sn: first.order_sn }, buyer)).error, 0)
    shop.later(1)
    const late = await shop.call(cancel, { order_sn: second.order_sn }, buyer)
    assert.deepEqual([late.error, late.message], [2011, '开始前 24 小时内不能取消了'])
    assert.equal((await shop.ask(detail, { order_sn: second.order_sn }, buyer)).state, 'paid')

    shop.setNow(new Date(starts + hour * 1000 - 1))
    await runDue()
    assert.equal((await shop.ask(detail, { order_sn: second.order_sn }, buyer)).state, 'paid')
    shop.later(1)
    await runDue()
    assert.equal((await shop.ask(detail, { order_sn: second.order_sn }, buyer)).state, 'finished')
    shop.setNow(now)
    assert.deepEqual(await shop.wrongs(), [])
  })
})

describe('an order that waits for money', () => {
  test('gives everything back after a quarter of an hour, also from two workers at once', async () => {
    const goodsId = await shop.goods({ money: 500, limitPerUser: 9 })
    const buyers = await Promise.all(Array.from({ length: 5 }, () => shop.buyer()))
    const orders = await Promise.all(
      buyers.map((buyer) => shop.exchange(buyer, goodsId, { number: 2 })),
    )
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 0, sold: 10 })
    shop.later(15 * 60 - 1)
    await runDue()
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 0, sold: 10 })
    shop.later(1)
    await Promise.all([runDue(), runDue()])
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 10, sold: 0 })
    for (const [nth, buyer] of buyers.entries()) {
      assert.deepEqual(await shop.purse(buyer), { points: 1000, gold: 0 })
      const { state } = await shop.ask(detail, { order_sn: orders[nth]!.order_sn }, buyer)
      assert.equal(state, 'cancelled')
    }
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('can be cancelled, and not be confirmed as received', async () => {
    for (const kind of ['goods', 'coupon', 'digital', 'course'] as const) {
      const goodsId = await shop.goods({ kind, money: 500, facts: coupon })
      const buyer = await shop.buyer()
      const { order_sn, state } = await shop.exchange(buyer, goodsId)
      assert.equal(state, 'unpaid')
      assert.equal((await shop.call(finish, { order_sn }, buyer)).error, 2011, kind)
      const { actions, state: still } = await shop.ask(detail, { order_sn }, buyer)
      assert.deepEqual([still, actions], ['unpaid', ['pay', 'cancel']])
      assert.equal((await shop.ask(cancel, { order_sn }, buyer)).points, 100)
      assert.equal((await shop.purse(buyer)).points, 1000)
    }
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('for a course waits no longer than until it begins, and a ticket does not either', async () => {
    const starts = new Date(shop.now().getTime() + 300_000)
    const ends = new Date(starts.getTime() + hour * 1000)
    const sessions = [{ starts_at: starts.toISOString(), ends_at: ends.toISOString() }]
    const course = { kind: 'course', money: 500, facts: { worth: coupon.worth, sessions } } as const
    const goodsId = await shop.goods(course)
    const buyer = await shop.buyer()
    const { order_sn } = await shop.exchange(buyer, goodsId)
    const wish = { goods_id: goodsId, exchange_type: 1, number: 1 } as const
    const { ticket } = await shop.ask('/tp5/api/ExchangeShop/check', wish, buyer)
    shop.setNow(starts)
    const late = await shop.call('/tp5/api/ExchangeShop/exchange', { ticket }, buyer)
    assert.deepEqual([late.error, late.message], [2002, '已经开始了，看看别的场次吧'])
    await runDue()
    assert.equal((await shop.ask(detail, { order_sn }, buyer)).state, 'cancelled')
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 10, sold: 0 })
  })
})

describe('a parcel', () => {
  test('is sent elsewhere only before it is on its way', async () => {
    const buyer = await shop.buyer()
    const { order_sn } = await shop.exchange(buyer, await shop.goods())
    const moved = { name: '张三', phone: '13912345679', region_code: '440305', detail: '新家' }
    const { address_id } = await shop.ask('/user/address/add', moved, buyer)
    await shop.ask(editAddress, { order_sn, address_id }, buyer)
    const { address } = await shop.ask(detail, { order_sn }, buyer)
    assert.deepEqual([address?.name, address?.city, address?.detail], ['张三', '深圳市', '新家'])
    const other = await shop.buyer()
    const theirs = { order_sn, address_id: other.addressId }
    assert.equal((await shop.call(editAddress, theirs, buyer)).error, 404)
    shop.later(1)
    await ship()
    const late = await shop.call(editAddress, { order_sn, address_id: buyer.addressId }, buyer)
    assert.equal(late.error, 2011)
    assert.equal((await shop.ask(detail, { order_sn }, buyer)).address?.city, '深圳市')
  })

  test('goes its way from hand to hand, and is received when its owner says so', async () => {
    const buyer = await shop.buyer()
    const { order_sn } = await shop.exchange(buyer, await shop.goods())
    assert.equal((await shop.call(logisticsInfo, { order_sn }, buyer)).error, 2011)
    assert.equal((await shop.call(finish, { order_sn }, buyer)).error, 2011)
    shop.later(1)
    await ship()
    const shipped = await shop.ask(detail, { order_sn }, buyer)
    assert.deepEqual(
      [shipped.state, shipped.actions],
      ['shipped', ['logistics', 'extend', 'confirm']],
    )
    assert.equal((await shop.call(cancel, { order_sn }, buyer)).error, 2011)

    const seen: string[] = []
    for (const hours of [0, 2, 3, 13, 4, 6]) {
      shop.later(hours * hour)
      const { state_text, course, tracking_no } = await shop.ask(logisticsInfo, { order_sn }, buyer)
      seen.push(`${state_text} ${course.length}`)
      assert.ok(tracking_no.length > 0)
      const moments = course.map(({ at }) => at)
      assert.deepEqual(moments, [...moments].sort().reverse())
    }
    assert.deepEqual(seen, ['已揽收 1', '运输中 2', '运输中 3', '运输中 4', '派送中 5', '待取件 6'])
    assert.equal((await shop.ask(finish, { order_sn }, buyer)).state, 'finished')
    assert.equal((await shop.call(finish, { order_sn }, buyer)).error, 2011)
    const last = await shop.ask(logisticsInfo, { order_sn }, buyer)
    assert.deepEqual([last.state_text, last.course.length], ['已签收', 7])
  })

  test('is taken as received after ten days, once', async () => {
    const buyer = await shop.buyer()
    const { order_sn } = await shop.exchange(buyer, await shop.goods())
    shop.later(1)
    await ship()
    shop.later(10 * day - 1)
    await runDue()
    assert.equal((await shop.ask(detail, { order_sn }, buyer)).state, 'shipped')
    shop.later(1)
    await runDue()
    const { state, timeline } = await shop.ask(detail, { order_sn }, buyer)
    assert.equal(state, 'finished')
    assert.ok(timeline.every(({ done }) => done === 1))
    shop.later(1)
    await runDue()
    assert.deepEqual((await shop.ask(detail, { order_sn }, buyer)).timeline, timeline)
  })

  test('is waited for a week longer where its owner asks, once', async () => {
    const buyer = await shop.buyer()
    const { order_sn } = await shop.exchange(buyer, await shop.goods())
    assert.equal((await shop.call(extend, { order_sn }, buyer)).error, 2011)
    await ship()
    const { receive_by: before } = await shop.ask(detail, { order_sn }, buyer)
    const { receive_by } = await shop.ask(extend, { order_sn }, buyer)
    assert.equal(Date.parse(receive_by) - Date.parse(before!), 7 * day * 1000)
    const told = await shop.ask(detail, { order_sn }, buyer)
    assert.deepEqual([told.receive_by, told.actions], [receive_by, ['logistics', 'confirm']])
    assert.ok(told.timeline.some(({ text, done }) => text === '已延长收货' && done === 1))
    assert.equal((await shop.call(extend, { order_sn }, buyer)).error, 2011)
    shop.later(17 * day - 1)
    await runDue()
    assert.equal((await shop.ask(detail, { order_sn }, buyer)).state, 'shipped')
    shop.later(1)
    await runDue()
    const { state, receive_by: none } = await shop.ask(detail, { order_sn }, buyer)
    assert.deepEqual([state, none], ['finished', null])
  })

  test('is found by its number alone without reading all others', async () => {
    const plan = await shop.house.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute(sql`explain select from orders where order_sn = 'LJ1' for update`)
    })
    assert.match(JSON.stringify(plan.rows), /orders_by_number/)
  })

  test('is sent or cancelled, never both', async () => {
    const buyer = await shop.buyer()
    const goodsId = await shop.goods({ points: 10, stock: 20 })
    for (let round = 0; round < 10; round++) {
      const { order_sn } = await shop.exchange(buyer, goodsId)
      // whoever asks does so after it is due: one who asked an hour before is refused as stale
      shop.later(hour)
      const [cancelled] = await Promise.all([
        shop.call(cancel, { order_sn }, buyer),
        sweepNow(shop.house.database, packedOrders, shop.now()),
      ])
      assert.ok([0, refusals.orderMoved.error].includes(cancelled.error))
      const { state } = await shop.ask(detail, { order_sn }, buyer)
      await ship()
      assert.equal(state, cancelled.error === 0 ? 'cancelled' : 'shipped')
    }
    assert.deepEqual(await shop.wrongs(), [])
  })
})

describe('the list of orders', () => {
  test('shows each of mine once, newest first, by state and kind', async () => {
    const buyer = await shop.buyer({ points: 10_000 })
    const [goods, thing] = [
      await shop.goods({ stock: 99, points: 1 }),
      await shop.goods({ kind: 'coupon', stock: 99, points: 1, facts: coupon }),
    ]
    const made: string[] = []
    for (let nth = 0; nth < 23; nth++) {
      shop.later(1)
      made.push((await shop.exchange(buyer, nth % 2 ? goods : thing)).order_sn)
    }
    const first = await shop.ask(lists, {}, buyer)
    const second = await shop.ask(lists, { cursor: first.next! }, buyer)
    assert.equal(second.next, null)
    const all = [...first.list, ...second.list].map(({ order_sn }) => order_sn)
    assert.deepEqual(all, [...made].reverse())
    assert.equal((await shop.ask(lists, { kind: 'coupon' }, buyer)).list.length, 12)
    assert.equal((await shop.ask(lists, { state: 'paid' }, buyer)).list.length, 11)
    assert.deepEqual((await shop.ask(lists, {}, await shop.buyer())).list, [])
  })

  test('says how many wait, and tells what is sent from what one goes to', async () => {
    const buyer = await shop.buyer({ points: 10_000 })
    const starts_at = new Date(shop.now().getTime() + 3 * day * 1000).toISOString()
    const facts = { worth: worthOf({ uses: 1 }), sessions: [{ starts_at, ends_at: starts_at }] }
    const [parcel, course] = [await shop.goods(), await shop.goods({ kind: 'course', facts })]
    const priced = await shop.goods({ money: 500 })
    await shop.exchange(buyer, parcel)
    shop.later(1)
    await ship()
    for (const goodsId of [parcel, parcel, course, priced]) await shop.exchange(buyer, goodsId)
    await shop.ask(cancel, await shop.exchange(buyer, parcel), buyer)

    const total = { to_pay: 1, to_send: 2, to_receive: 1, to_visit: 1 }
    assert.deepEqual(await shop.ask(waiting, {}, buyer), total)
    const none = { to_pay: 0, to_send: 0, to_receive: 0, to_visit: 0 }
    assert.deepEqual(await shop.ask(waiting, {}, await shop.buyer()), none)
    for (const [way, kinds] of [
      ['parcel', ['goods', 'goods']],
      ['visit', ['course']],
    ] as const) {
      const { list } = await shop.ask(lists, { state: 'paid', way }, buyer)
      assert.deepEqual(
        list.map(({ kind }) => kind),
        kinds,
      )
    }
  })

  test('tells why an order was cancelled', async () => {
    const buyer = await shop.buyer()
    const [kept, late] = [await shop.goods(), await shop.goods({ money: 500 })]
    const why = async (order_sn: string) =>
      (await shop.ask(detail, { order_sn }, buyer)).cancelled_for
    const { order_sn: own } = await shop.exchange(buyer, kept)
    assert.equal(await why(own), '')
    await shop.ask(cancel, { order_sn: own }, buyer)
    assert.equal(await why(own), '您取消了这个订单')
    const { order_sn: unpaid } = await shop.exchange(buyer, late)
    shop.later(15 * 60)
    await runDue()
    assert.equal(await why(unpaid), '超时没有付款，自动取消了')
  })
})
