import type { Offer } from '@/parts/after-sale/afterSale'
import { sumWords } from '@/parts/after-sale/sum'
import { askedOf, faultsOf, firstWish, type Wish } from '@/pages/after-sale/after-sale/application'

const reasons = [
  { key: 'broken', text: '收到时已破损', pictures: 1, words: 0, freight: '' },
  { key: 'other', text: '其他原因', pictures: 0, words: 1, freight: '' },
] as const

const offer: Offer = {
  order_sn: 'LJ202611210927000028',
  seller: 'shop',
  open_no: '',
  title: '保温杯',
  image: '/static/goods/thermos.svg',
  tint: 'c',
  kinds: [
    { kind: 'refund', name: '仅退款', text: '', reasons: [...reasons] },
    { kind: 'exchange', name: '换货', text: '', reasons: [...reasons] },
  ],
  most: [
    { points: 100, gold: 0, money: 990 },
    { points: 200, gold: 0, money: 1980 },
  ],
}

const wish = (given: Partial<Wish> = {}): Wish => ({
  ...firstWish(offer),
  reason: 'broken',
  ...given,
})

test('asks for the most there is, for as many pieces as are chosen, unless less is typed', () => {
  expect(askedOf(offer, wish())).toEqual({ points: 100, gold: 0, money: 990 })
  expect(askedOf(offer, wish({ number: 2 }))).toEqual({ points: 200, gold: 0, money: 1980 })
  expect(askedOf(offer, wish({ points: '80', money: '9.9' }))).toEqual({
    points: 80,
    gold: 0,
    money: 990,
  })
})

test('says what is missing or too much before the server is asked', () => {
  expect(faultsOf(offer, wish())).toEqual({})
  expect(faultsOf(offer, wish({ reason: undefined }))).toEqual({ reason: '请选择申请原因' })
  expect(faultsOf(offer, wish({ points: '101' }))).toEqual({ points: '最多可退 100 积分' })
  expect(faultsOf(offer, wish({ money: '9.91' }))).toEqual({ money: '最多可退 ¥9.90' })
  expect(faultsOf(offer, wish({ points: '', money: '' }))).toEqual({ points: '请填写退款金额' })
  expect(faultsOf(offer, wish({ reason: 'other', description: ' ' }))).toEqual({
    description: '请写一下具体是什么问题',
  })
})

test('an exchange of goods asks nothing back', () => {
  expect(faultsOf(offer, wish({ kind: 'exchange', points: '', money: '' }))).toEqual({})
})

test('a sum is told with its unit, money beside it', () => {
  expect(sumWords({ points: 800, gold: 1200, money: 990 })).toBe('800 积分 + 1,200 金币 + ¥9.90')
  expect(sumWords({ points: 0, gold: 0, money: 350 })).toBe('¥3.50')
})
