import { spokenSpan } from '@/format/span'

test.each([
  [0, '不到 1 分钟'],
  [59, '不到 1 分钟'],
  [60, '1 分钟'],
  [18 * 60 + 59, '18 分钟'],
  [3600, '1 小时'],
  [3600 + 50 * 60, '1 小时 50 分'],
  [86_400 - 1, '23 小时 59 分'],
  [86_400, '1 天'],
  [3.5 * 86_400, '3 天'],
])('%d seconds are %s', (seconds, words) => {
  expect(spokenSpan(seconds)).toBe(words)
})
