import {
  amountFault,
  centsOf,
  quickSums,
  typedOf,
} from '@/pages/earnings/withdraw-detail/amountTyped'
import { type Allowed, whyNot } from '@/pages/earnings/withdraw-detail/whyNot'
import { feeWords } from '@/parts/earnings/ruleFacts'
import { stepsOf } from '@/parts/earnings/stepsOf'

const rules = {
  ...{ least: 10_00, most_once: 2_000_00, most_day: 5_000_00, most_month: 20_000_00 },
  ...{ times_day: 3, review_from: 1_000_00, fee_per_mille: 6, fee_least: 1_00, confirm_hours: 24 },
}
const allowed = (given: Partial<Allowed> = {}): Allowed => ({
  ...{ balance: 863_10, allowed: 863_10, day_left: 5_000_00, month_left: 20_000_00 },
  ...{ times_left: 3, quick: [50_00, 100_00, 500_00, 1_000_00], open: '', last: null, rules },
  ...{ identity: 'approved', wechat: 'known' },
  ...given,
})

describe('a sum that is typed', () => {
  test('is cents to the last digit, or none', () => {
    expect(['1286.4', '1286.40', '0.1', '20', '20.'].map(centsOf)).toEqual([
      ...[128_640, 128_640, 10, 2_000, 2_000],
    ])
    expect(['', '.5', '1.234', '12345678', '-1', '1e3'].map(centsOf)).toEqual(
      Array(6).fill(undefined),
    )
    for (const cents of [1, 10, 99, 100, 128_640]) expect(centsOf(typedOf(cents))).toBe(cents)
  })

  test('is held against every limit', () => {
    const faultOf = (typed: string, given = {}) => amountFault(typed, allowed(given))
    expect(faultOf('')).toBe('请填写提现金额')
    expect(faultOf('9.99')).toBe('最少提 ¥10.00')
    expect(faultOf('863.11')).toBe('余额只有 ¥863.10')
    expect(faultOf('2000.01', { balance: 9_000_00 })).toBe('一次最多提 ¥2,000.00')
    expect(faultOf('500', { day_left: 100_00 })).toBe('今天还能提 ¥100.00')
    expect(faultOf('863.10')).toBeUndefined()
  })

  test('is offered where it is let out, and all of it last', () => {
    expect(quickSums(allowed()).map(({ cents }) => cents)).toEqual([
      ...[50_00, 100_00, 500_00, 863_10],
    ])
  })
})

describe('what has to come first', () => {
  const title = (given: Partial<Allowed>) => whyNot(allowed(given))?.title
  test('is said before the form, the nearest of it', () => {
    expect(title({})).toBeUndefined()
    expect(title({ open: 'LJW1', identity: 'none' })).toBe('有一笔提现正在处理')
    expect(title({ identity: 'refused' })).toBe('先实名，再提现')
    expect(title({ wechat: 'elsewhere' })).toBe('先绑定微信，再提现')
    expect(title({ balance: 8_40, allowed: 8_40 })).toBe('还差 ¥1.60')
    expect(title({ times_left: 0, allowed: 0 })).toBe('今天提过 3 次了')
    expect(title({ allowed: 5_00, day_left: 5_00 })).toBe('额度用完了')
  })
})

test('a fee is said as it is worked out', () => {
  expect(feeWords(rules)).toBe('0.6%，不足 ¥1.00 按 ¥1.00')
  expect(feeWords({ ...rules, fee_per_mille: 0, fee_least: 0 })).toBe('不收手续费')
})

test('a step whose time is ahead is still to come', () => {
  const now = new Date('2026-11-23T00:00:00Z')
  const told = [
    { text: '记到账上', at: '2026-11-22T00:00:00Z' },
    { text: '结算', at: '2026-11-24T00:00:00Z' },
    { text: '领到余额', at: null },
  ]
  expect(stepsOf(told, now).map(({ done }) => done)).toEqual([true, false, false])
})
