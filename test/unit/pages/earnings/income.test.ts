import { comparedWords, pointOf } from '@/pages/earnings/income-list/periodWords'
import { signedMoney } from '@/format/money'

const sums = {
  ...{ balance: 0, settled: 0, pending: 0, frozen: 0, withdrawing: 0, total: 0 },
  ...{ today: 166_90, income: 1_039_00, number: 14, days: [], by: 'day' as const, as_of: '' },
}

test('days are compared with as many before them, where they have a beginning', () => {
  const words = (before: number | null) => comparedWords({ ...sums, before })
  expect(words(null)).toBe('14 笔，今天 ¥166.90')
  expect(words(942_60)).toBe('14 笔，今天 ¥166.90，比前一段多 ¥96.40')
  expect(words(1_040_00)).toBe('14 笔，今天 ¥166.90，比前一段少 ¥1.00')
  expect(words(1_039_00)).toBe('14 笔，今天 ¥166.90，和前一段一样多')
})

test('a chart is in yuan, by day or by month', () => {
  expect(pointOf('day')({ day: '2026-11-08', amount: 128_60 })).toEqual({
    ...{ label: '11.08', value: 128.6 },
  })
  expect(pointOf('month')({ day: '2026-11', amount: 5 }).label).toBe('2026.11')
})

test('money that went out has its sign before the yuan', () => {
  expect([signedMoney(-520), signedMoney(1_234_56)]).toEqual(['−¥5.20', '+¥1,234.56'])
})
