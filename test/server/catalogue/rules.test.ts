import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { reasonAgainst, type Wish } from '@server/areas/catalogue/exchange/eligibility'
import { nothing } from '@server/areas/order/price'
import { regionOf, regionsBelow } from '@server/areas/address/regions'

const offer = {
  onShelf: true,
  resting: false,
  stock: 5,
  unit: '件',
  limitPerUser: 0,
  identityNeeded: false,
  begun: false,
}
const wish: Wish = {
  offer,
  price: { ...nothing, points: 100 },
  number: 1,
  bought: 0,
  purse: { points: 1000, gold: 1000 },
  verified: false,
}

describe('what stands between a person and the goods', () => {
  const told = (changes: Partial<Wish>) => reasonAgainst({ ...wish, ...changes })

  test('is nothing when all is well', () => {
    assert.equal(told({}), null)
    assert.equal(told({ number: 5 }), null)
    assert.equal(told({ purse: { points: 100, gold: 0 } }), null)
    assert.equal(told({ price: { ...nothing, money: 990 }, purse: { points: 0, gold: 0 } }), null)
    assert.equal(told({ price: { ...nothing, gold: 10 }, purse: { points: 0, gold: 10 } }), null)
  })

  const cases: [string, Partial<Wish>, string, string][] = [
    ['off the shelf', { offer: { ...offer, onShelf: false } }, 'offShelf', '商品已下架'],
    ['of a shop at rest', { offer: { ...offer, resting: true } }, 'offShelf', '暂停营业'],
    ['sold out', { offer: { ...offer, stock: 0 } }, 'soldOut', '已经换完了'],
    ['fewer left than wanted', { number: 6 }, 'soldOut', '只剩 5 件'],
    ['not sold in that way', { price: null }, 'invalid', '不能这样付'],
    [
      'over the limit at once',
      { number: 3, offer: { ...offer, limitPerUser: 2 } },
      'limitReached',
      '每人限换 2 件',
    ],
    [
      'over the limit with what was bought before',
      { bought: 2, offer: { ...offer, limitPerUser: 2 } },
      'limitReached',
      '您已兑换 2 件',
    ],
    [
      'over the limit of coupons, in what they are counted in',
      { number: 3, offer: { ...offer, limitPerUser: 2, unit: '张' } },
      'limitReached',
      '每人限换 2 张，您已兑换 0 张',
    ],
    ['not verified', { offer: { ...offer, identityNeeded: true } }, 'identityNeeded', '实名认证'],
    ['points short', { purse: { points: 70, gold: 9 } }, 'pointsShort', '还差 30 积分'],
    [
      'gold short of a mix, where the points are there',
      { price: { points: 9, gold: 20, money: 0 }, purse: { points: 9, gold: 15 } },
      'goldShort',
      '还差 5 金币',
    ],
  ]
  for (const [name, changes, refusal, words] of cases) {
    test(`is told: ${name}`, () => {
      const reason = told(changes)
      assert.equal(reason?.refusal, refusal)
      assert.match(reason.message, new RegExp(words))
    })
  }

  test('is told as sold out before anything about the person', () => {
    assert.equal(
      told({ offer: { ...offer, stock: 0 }, purse: { points: 0, gold: 0 } })?.refusal,
      'soldOut',
    )
  })
})

describe('a region', () => {
  test('is reached from its province over its city', () => {
    const provinces = regionsBelow(undefined)
    assert.equal(provinces.length, 31)
    assert.ok(provinces.some(({ code, name }) => code === '330000' && name === '浙江省'))
    assert.ok(regionsBelow('330000').some(({ code }) => code === '330100'))
    assert.ok(regionsBelow('330100').some(({ code }) => code === '330110'))
    assert.deepEqual(regionsBelow('330110'), [])
  })

  test('that does not exist is not found', () => {
    assert.throws(() => regionsBelow('999999'), { refusal: 'notFound' })
  })

  test('beyond the customs is offered to nobody: postage is free everywhere', () => {
    assert.ok(!regionsBelow(undefined).some(({ name }) => /台湾|香港|澳门/.test(name)))
    for (const code of ['710101', '810001', '820001'])
      assert.throws(() => regionOf(code), { refusal: 'invalid', message: /港澳台暂时寄不到/ })
  })

  test('can be delivered to only when it is a district', () => {
    assert.deepEqual(regionOf('330110'), { province: '浙江省', city: '杭州市', district: '余杭区' })
    for (const code of ['330000', '330100', '999999', '330199']) {
      assert.throws(() => regionOf(code), { refusal: 'invalid', message: '请选择到区县' })
    }
  })
})
