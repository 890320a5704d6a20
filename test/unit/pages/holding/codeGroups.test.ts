import { codeGroups, codeLines } from '@/pages/holding/business-packets-use/codeGroups'

test('a code is read out in fours, and breaks in halves', () => {
  expect(codeGroups('1234567890123456')).toBe('1234 5678 9012 3456')
  expect(codeLines('1234567890123456')).toEqual(['1234 5678', '9012 3456'])
  expect(codeGroups('')).toBe('')
})
