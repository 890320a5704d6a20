import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { cut, mixOf, nothing, type Price } from '@server/areas/order/price'
import type { Buyer } from '../harness/people'
import { onIos } from '../harness/platforms'
import { openShop, rightOf, type Shop, worthOf } from './shop'

const calls = {
  check: '/tp5/api/ExchangeShop/check',
  exchange: '/tp5/api/ExchangeShop/exchange',
  detail: '/tp5/api/ExchangeShop/Goods/detail',
  lists: '/tp5/api/ExchangeShop/Goods/lists',
  order: '/tp5/api/ExchangeOrder/detail',
  cancel: '/tp5/api/ExchangeOrder/cancel',
  checkBuy: '/tp5/api/VipPackets/checkBuy',
  buy: '/tp5/api/VipPackets/buy',
} as const

let shop: Shop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const price = (given: Partial<Price>): Price => ({ ...nothing, ...given })
const [coins, coinsAndCash, cash] = [
  price({ points: 90 }),
  price({ points: 40, gold: 5, money: 300 }),
  price({ money: 990 }),
]
const ways = [coins, coinsAndCash, cash]
const mix = { coins: 1, coinsAndCash: 7, cash: 4 }

const entriesOf = async (buyer: Buyer) =>
  (
    await shop.house.database.pool.query<{ entries: number }>(
      `select count(*)::int as entries from wallet_entries
       where user_id = $1 and account = 'user' and order_sn <> ''`,
      [buyer.userId],
    )
  ).rows[0]!.entries

describe('a price', () => {
  test('is named by what it asks for together', () => {
    assert.deepEqual(ways.map(mixOf), [mix.coins, mix.coinsAndCash, mix.cash])
    assert.equal(mixOf(nothing), 0)
  })

  test('in parts makes up the whole, and what is left over falls to the last', () => {
    const whole = price({ points: 100, gold: 1, money: 1000 })
    for (const of of [1, 2, 3, 7, 99]) {
      const parts = Array.from({ length: of }, (_, nth) =>
        cut(whole, { from: nth, to: nth + 1, of }),
      )
      for (const kind of ['points', 'gold', 'money'] as const) {
        const sum = parts.reduce((so, part) => so + part[kind], 0)
        assert.equal(sum, whole[kind], `${kind} in ${of}`)
        assert.equal(Math.max(...parts.map((part) => part[kind])), parts.at(-1)![kind])
      }
    }
  })
})

describe('goods with several ways to pay', () => {
  test('tell each of them, the usual one first', async () => {
    const goodsId = await shop.goods({ ways })
    const told = (await shop.ask(calls.detail, { goods_id: goodsId }, null)).ways
    assert.deepEqual(told, [
      { ...coins, exchange_type: mix.coins },
      { ...coinsAndCash, exchange_type: mix.coinsAndCash },
      { ...cash, exchange_type: mix.cash },
    ])
  })

  test('take of each what that way asks for, for all pieces', async () => {
    const goodsId = await shop.goods({ ways })
    const buyer = await shop.buyer({ points: 200, gold: 20 })
    const made = await shop.exchange(buyer, goodsId, {
      number: 2,
      exchange_type: mix.coinsAndCash,
    })
    assert.deepEqual([made.state, made.points, made.gold, made.money], ['unpaid', 80, 10, 600])
    assert.deepEqual(await shop.purse(buyer), { points: 120, gold: 10 })
    await shop.pay(buyer, made.order_sn)
    const order = await shop.ask(calls.order, { order_sn: made.order_sn }, buyer)
    assert.deepEqual([order.state, order.points, order.gold, order.money], ['paid', 80, 10, 600])
    await shop.ask(calls.cancel, { order_sn: made.order_sn }, buyer)
    assert.deepEqual(await shop.purse(buyer), { points: 200, gold: 20 })
    await shop.work()
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('are refused where one of the coins is short, and take nothing of the other', async () => {
    const goodsId = await shop.goods({ ways })
    const buyer = await shop.buyer({ points: 200, gold: 4 })
    const wish = { goods_id: goodsId, number: 1, exchange_type: mix.coinsAndCash }
    const reply = await shop.call(calls.check, wish, buyer)
    assert.deepEqual([reply.error, reply.message], [2004, '还差 1 金币，参加活动能领到'])
    assert.deepEqual(await shop.purse(buyer), { points: 200, gold: 4 })
  })

  test('are not sold in a way that they do not have', async () => {
    const goodsId = await shop.goods({ ways })
    const buyer = await shop.buyer({ gold: 20 })
    const wish = { goods_id: goodsId, number: 1, exchange_type: 2 }
    assert.equal((await shop.call(calls.check, wish, buyer)).error, 400)
  })
})

describe('an order for money alone', () => {
  test('goes on once it is paid, and never touches points or gold', async () => {
    const goodsId = await shop.goods({ ways: [cash] })
    const buyer = await shop.buyer({})
    const { order_sn, state } = await shop.exchange(buyer, goodsId)
    assert.equal(state, 'unpaid')
    await shop.pay(buyer, order_sn)
    const order = await shop.ask(calls.order, { order_sn }, buyer)
    assert.deepEqual([order.state, order.money, order.exchange_type], ['paid', 990, mix.cash])
    await shop.ask(calls.cancel, { order_sn }, buyer)
    assert.equal(await entriesOf(buyer), 0)
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 10, sold: 0 })
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('keeps from others no more than a few that nobody has paid', async () => {
    const goodsId = await shop.goods({ ways: [cash], stock: 20 })
    const buyer = await shop.buyer({})
    for (let nth = 0; nth < 5; nth++) await shop.exchange(buyer, goodsId)
    const sixth = await shop.tryExchange(buyer, goodsId)
    assert.equal(sixth.error, 2018)
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 15, sold: 5 })
  })
})

describe('a packet', () => {
  const facts = { worth: worthOf({ valid_days: 30 }), rights: [rightOf('01', 'coupon')] }
  const wish = (goods_id: number, exchange_type: number) => ({ goods_id, exchange_type, number: 1 })

  test('is bought for money, and its rights come when that is there', async () => {
    const goodsId = await shop.goods({ kind: 'vip', ways: [coins, cash], facts })
    const buyer = await shop.buyer({})
    const { ticket, money } = await shop.ask(calls.checkBuy, wish(goodsId, mix.cash), buyer)
    const { order_sn, state } = await shop.ask(calls.buy, { ticket }, buyer)
    assert.deepEqual([money, state, (await shop.held(buyer)).length], [990, 'unpaid', 0])
    await shop.pay(buyer, order_sn)
    const held = await shop.held(buyer)
    const right = held.find(({ parentId }) => parentId !== null)!
    const receive = { holding_id: right.holdingId }
    assert.equal((await shop.call('/tp5/api/VipPackets/receiveRights', receive, buyer)).error, 0)
  })

  test('is not bought without money, and nothing else is bought by these calls', async () => {
    const packet = await shop.goods({ kind: 'vip', ways: [coins, cash], facts })
    const buyer = await shop.buyer()
    assert.equal((await shop.call(calls.checkBuy, wish(packet, mix.coins), buyer)).error, 400)
    const { ticket } = await shop.ask(calls.check, wish(packet, mix.coins), buyer)
    assert.equal((await shop.call(calls.buy, { ticket }, buyer)).error, 400)
    const coupon = await shop.goods({ kind: 'coupon', ways: [cash] })
    assert.equal((await shop.call(calls.checkBuy, wish(coupon, mix.cash), buyer)).error, 400)
    assert.deepEqual(await shop.stockOf(packet), { stock: 10, sold: 0 })
    assert.equal((await shop.call(calls.exchange, { ticket }, buyer)).error, 0)
  })

  test('keeps on iOS the ways without money, and with no other is not shown there', async () => {
    const both = await shop.goods({ kind: 'vip', ways: [coins, cash], facts, title: '读书礼包' })
    const onlyCash = await shop.goods({ kind: 'vip', ways: [cash], facts, title: '读书年包' })
    const buyer = await shop.buyer()
    const { ways: told } = await shop.ask(calls.detail, { goods_id: both }, null, onIos)
    assert.deepEqual(told, [{ ...coins, exchange_type: mix.coins }])
    const { list } = await shop.ask(calls.lists, { kind: 'vip', words: '读书' }, null, onIos)
    assert.deepEqual(
      list.map(({ goods_id, ways: each }) => [goods_id, each.length]),
      [[both, 1]],
    )
    for (const [goodsId, type] of [
      [both, mix.cash],
      [onlyCash, mix.cash],
    ] as const) {
      const { error } = await shop.call(calls.checkBuy, wish(goodsId, type), buyer, onIos)
      assert.ok(error > 0)
    }
    assert.equal((await shop.call(calls.check, wish(both, mix.coins), buyer, onIos)).error, 0)
  })
})
