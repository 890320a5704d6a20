import { badgeText } from '@/ui/badge/badgeText'
import { progressShare } from '@/ui/progress/progressShare'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%d wait: %s', (count, text) => {
  expect(badgeText(count)).toBe(text)
})

test.each([
  [0, 100, 0],
  [1, 3, 33],
  [120, 100, 100],
  [-1, 100, 0],
  [5, 0, 0],
])('%d of %d is %d per cent', (value, whole, share) => {
  expect(progressShare(value, whole)).toBe(share)
})
