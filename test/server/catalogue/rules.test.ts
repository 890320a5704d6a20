import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { reasonAgainst, type Wish } from '@server/areas/catalogue/exchange/eligibility'
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
const wish: Wish = {
  offer,
  currency: 'points',
  number: 1,
  bought: 0,
  balance: 1000,
  verified: false,
}

describe('what stands between a person and the goods', () => {
  const told = (changes: Partial<Wish>) => reasonAgainst({ ...wish, ...changes })

  test('is nothing when all is well', () => {
    assert.equal(told({}), null)
    assert.equal(told({ number: 5 }), null)
    assert.equal(told({ balance: 100 }), null)
    assert.equal(told({ currency: 'gold', balance: 10 }), null)
  })

  const cases: [string, Partial<Wish>, string, string][] = [
    ['off the shelf', { offer: { ...offer, onShelf: false } }, 'offShelf', '商品已下架'],
    ['sold out', { offer: { ...offer, stock: 0 } }, 'soldOut', '已经换完了'],
    ['fewer left than wanted', { number: 6 }, 'soldOut', '只剩 5 件'],
    ['not sold for points', { offer: { ...offer, points: 0 } }, 'invalid', '不能用积分'],
    [
      'not sold for gold',
      { currency: 'gold', offer: { ...offer, gold: 0 } },
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
    ['gold short', { currency: 'gold', number: 2, balance: 15 }, 'goldShort', '还差 5 金币'],
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
