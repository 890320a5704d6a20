import { amount, grouped, signed } from '@/format/amount'
import { distance } from '@/format/distance'
import { maskedIdNumber } from '@/format/identity'
import { money, moneyParts } from '@/format/money'
import { maskedPhone } from '@/format/phone'

describe('numbers a person reads', () => {
  test.each([
    [0, '0'],
    [368, '368'],
    [12480, '12,480'],
    [1234567, '1,234,567'],
  ])('%d is written in full with separators', (value, text) => {
    expect(grouped(value)).toBe(text)
  })

  test.each([
    [9999, '9999'],
    [10000, '1.00万'],
    [12345, '1.23万'],
    [10049, '1.00万'],
    [10050, '1.01万'],
    [19999, '2.00万'],
    [1234567, '123.46万'],
    [99995000, '9999.50万'],
  ])('%d of a crowd is shortened from ten thousand on', (value, text) => {
    expect(amount(value)).toBe(text)
  })

  test('what came in and what went out carry a sign', () => {
    expect(signed(1200)).toBe('+1,200')
    expect(signed(-1200)).toBe('−1,200')
  })

  test('money keeps two decimals and never becomes a float', () => {
    expect(money(990)).toBe('¥9.90')
    expect(money(123456789)).toBe('¥1,234,567.89')
    expect(money(-5)).toBe('¥−0.05')
    expect(moneyParts(2380)).toEqual({ whole: '23', cents: '80' })
  })

  test('distances are rounded to what a walker cares about', () => {
    expect(distance(118)).toBe('120 米')
    expect(distance(1240)).toBe('1.2 公里')
    expect(distance(996)).toBe('1.0 公里')
  })

  test('a phone number shows its ends only', () => {
    expect(maskedPhone('13800002071')).toBe('138****2071')
    expect(maskedPhone('1380')).toBe('****')
  })

  test.each([
    ['33010619500101123X', '3301**********123X'],
    ['330106195001011234', '3301**********1234'],
    ['330106500101123', '****'],
    ['', '****'],
  ])('an ID number %s shows its ends only', (id, shown) => {
    expect(maskedIdNumber(id)).toBe(shown)
  })
})
