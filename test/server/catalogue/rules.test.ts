import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { reasonAgainst, type Wish } from '@server/areas/catalogue/exchange/eligibility'
import { checkMove, type OrderState, timeline } from '@server/areas/order/order-states'
import type { GoodsKind } from '@server/areas/holding/kinds'
import { regionOf, regionsBelow } from '@server/areas/address/regions'

const offer = {
  onShelf: true,
  points: 100,
  gold: 10,
  stock: 5,
  limitPerUser: 0,
  identityNeeded: false,
  begun: false,
}
const wish: Wish = { offer, exchangeType: 1, number: 1, bought: 0, balance: 1000, verified: false }

describe('what stands between a person and the goods', () => {
  const told = (changes: Partial<Wish>) => reasonAgainst({ ...wish, ...changes })

  test('is nothing when all is well', () => {
    assert.equal(told({}), null)
    assert.equal(told({ number: 5 }), null)
    assert.equal(told({ balance: 100 }), null)
    assert.equal(told({ exchangeType: 2, balance: 10 }), null)
  })

  const cases: [string, Partial<Wish>, string, string][] = [
    ['off the shelf', { offer: { ...offer, onShelf: false } }, 'offShelf', '商品已下架'],
    ['sold out', { offer: { ...offer, stock: 0 } }, 'soldOut', '已经换完了'],
    ['fewer left than wanted', { number: 6 }, 'soldOut', '只剩 5 件'],
    ['not sold for points', { offer: { ...offer, points: 0 } }, 'invalid', '不能用积分'],
    [
      'not sold for gold',
      { exchangeType: 2, offer: { ...offer, gold: 0 } },
      'invalid',
      '不能用金币',
    ],
    [
      'over the limit at once',
      { number: 3, offer: { ...offer, limitPerUser: 2 } },
      'limitReached',
      '每人限兑 2 件',
    ],
    [
      'over the limit with what was bought before',
      { bought: 2, offer: { ...offer, limitPerUser: 2 } },
      'limitReached',
      '您已兑换 2 件',
    ],
    ['not verified', { offer: { ...offer, identityNeeded: true } }, 'identityNeeded', '实名认证'],
    ['points short', { balance: 70 }, 'pointsShort', '还差 30 积分'],
    ['gold short', { exchangeType: 2, number: 2, balance: 15 }, 'goldShort', '还差 5 金币'],
  ]
  for (const [name, changes, refusal, words] of cases) {
    test(`is told: ${name}`, () => {
      const reason = told(changes)
      assert.equal(reason?.refusal, refusal)
      assert.match(reason.message, new RegExp(words))
    })
  }

  test('is told as sold out before anything about the person', () => {
    assert.equal(told({ offer: { ...offer, stock: 0 }, balance: 0 })?.refusal, 'soldOut')
  })
})

describe('an order', () => {
  const states: OrderState[] = ['unpaid', 'paid', 'shipped', 'finished', 'cancelled']
  const moves: Partial<Record<GoodsKind, string[]>> = {
    goods: [
      'unpaid paid',
      'unpaid cancelled',
      'paid shipped',
      'paid cancelled',
      'shipped finished',
    ],
    digital: ['unpaid finished', 'unpaid cancelled'],
    coupon: ['unpaid finished', 'unpaid cancelled', 'finished cancelled'],
    course: ['unpaid paid', 'unpaid cancelled', 'paid finished', 'paid cancelled'],
  }
  for (const [kind, allowed] of Object.entries(moves)) {
    const known = states.filter((state) => allowed.some((move) => move.split(' ').includes(state)))
    for (const [from, to] of known.flatMap((from) => states.map((to) => [from, to] as const))) {
      const may = allowed.includes(`${from} ${to}`)
      test(`of ${kind} that is ${from} ${may ? 'may' : 'may not'} become ${to}`, () => {
        if (may) checkMove(kind as GoodsKind, from, to)
        else assert.throws(() => checkMove(kind as GoodsKind, from, to), { refusal: 'orderMoved' })
      })
    }
  }

  test('shows on its timeline what is done and what is still to come', () => {
    const paid = new Date('2026-11-20T01:12:00Z')
    assert.deepEqual(timeline('goods', 'paid', { paid }), [
      { text: '兑换成功', at: '2026-11-20T09:12:00+08:00', done: 1 },
      { text: '商品已发出', at: null, done: 0 },
      { text: '已签收', at: null, done: 0 },
    ])
  })

  test('that waits for money says so first', () => {
    const unpaid = new Date('2026-11-20T01:12:00Z')
    const line = timeline('digital', 'unpaid', { unpaid })
    assert.deepEqual(
      line.map(({ text, done }) => [text, done]),
      [
        ['已下单，等待付款', 1],
        ['兑换成功，已到账', 0],
      ],
    )
  })

  test('that was cancelled shows no delivery to come', () => {
    const cancelled = new Date('2026-11-20T02:00:00Z')
    const line = timeline('goods', 'cancelled', { paid: cancelled, cancelled })
    assert.deepEqual(
      line.map(({ text, done }) => [text, done]),
      [
        ['兑换成功', 1],
        ['已取消，已付的原路退回', 1],
      ],
    )
  })
})

describe('a region', () => {
  test('is reached from its province over its city', () => {
    const provinces = regionsBelow(undefined)
    assert.equal(provinces.length, 34)
    assert.ok(provinces.some(({ code, name }) => code === '330000' && name === '浙江省'))
    assert.ok(regionsBelow('330000').some(({ code }) => code === '330100'))
    assert.ok(regionsBelow('330100').some(({ code }) => code === '330110'))
    assert.deepEqual(regionsBelow('330110'), [])
  })

  test('that does not exist is not found', () => {
    assert.throws(() => regionsBelow('999999'), { refusal: 'notFound' })
  })

  test('can be delivered to only when it is a district', () => {
    assert.deepEqual(regionOf('330110'), { province: '浙江省', city: '杭州市', district: '余杭区' })
    for (const code of ['330000', '330100', '999999', '330199']) {
      assert.throws(() => regionOf(code), { refusal: 'invalid', message: '请选择到区县' })
    }
  })
})
