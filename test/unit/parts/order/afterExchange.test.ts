import { resultPage } from '@/parts/order/resultPage'
import { wayOutOf } from '@/parts/order/wayOut'
import { Refused } from '@/request/errors'

describe('what follows an exchange', () => {
  test('is told on the page of its kind, larger for older neighbours', () => {
    expect(resultPage('digital', false)).toBe('digitalGoodsSuccess')
    expect(resultPage('goods', false)).toBe('exchangeSuccess')
    expect(resultPage('goods', true)).toBe('oldManOrderSuccess')
  })

  test('a refusal leads somewhere, a failure nowhere', () => {
    expect(wayOutOf(new Refused(2003, '还差 80 积分'))?.text).toBe('去赚积分')
    expect(wayOutOf(new Refused(2010, '需要实名'))?.text).toBe('去实名')
    expect(wayOutOf(new Error('lost'))).toBeUndefined()
  })
})
