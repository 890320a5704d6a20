import type { Offer } from '@/parts/after-sale/afterSale'
import { sumWords } from '@/parts/after-sale/sum'
import { askedOf, faultsOf, firstWish, type Wish } from '@/pages/after-sale/after-sale/applyForm'

const reasons = [
  { key: 'broken', text: '收到时已破损', pictures: 1, words: 0 },
  { key: 'other', text: '其他原因', pictures: 0, words: 1 },
] as const

const offer: Offer = {
  order_sn: 'LJ202611210927000028',
  seller: 'shop',
  open_no: '',
  title: '保温杯',
  image: '/static/goods/thermos.svg',
  tint: 'c',
  currency: 'points',
  kinds: [
    { kind: 'refund', name: '仅退款', text: '', reasons: [...reasons] },
    { kind: 'exchange', name: '换货', text: '', reasons: [...reasons] },
  ],
  most: [
    { amount: 100, money: 990 },
    { amount: 200, money: 1980 },
  ],
}

const wish = (given: Partial<Wish> = {}): Wish => ({
  ...firstWish(offer),
  reason: 'broken',
  ...given,
})

test('asks for the most there is, for as many pieces as are chosen, unless less is typed', () => {
  expect(askedOf(offer, wish())).toEqual({ amount: 100, money: 990 })
  expect(askedOf(offer, wish({ number: 2 }))).toEqual({ amount: 200, money: 1980 })
  expect(askedOf(offer, wish({ amount: '80', money: '9.9' }))).toEqual({ amount: 80, money: 990 })
})

test('says what is missing or too much before the server is asked', () => {
  expect(faultsOf(offer, wish())).toEqual({})
  expect(faultsOf(offer, wish({ reason: undefined }))).toEqual({ reason: '请选择申请原因' })
  expect(faultsOf(offer, wish({ amount: '101' }))).toEqual({ amount: '最多可退 100 积分' })
  expect(faultsOf(offer, wish({ money: '9.91' }))).toEqual({ money: '最多可退 ¥9.90' })
  expect(faultsOf(offer, wish({ amount: '', money: '' }))).toEqual({ amount: '请填写退款金额' })
  expect(faultsOf(offer, wish({ reason: 'other', description: ' ' }))).toEqual({
    description: '请写一下具体是什么问题',
  })
})

test('an exchange of goods asks nothing back', () => {
  expect(faultsOf(offer, wish({ kind: 'exchange', amount: '', money: '' }))).toEqual({})
})

test('a sum is told with its unit, money beside it', () => {
  expect(sumWords({ currency: 'gold', amount: 1200, money: 990 })).toBe('1,200 金币 + ¥9.90')
  expect(sumWords({ currency: 'none', amount: 0, money: 350 })).toBe('¥3.50')
})
