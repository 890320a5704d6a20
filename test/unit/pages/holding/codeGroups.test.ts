import { codeGroups, codeLines } from '@/pages/holding/business-packets-use/codeGroups'

test('a code is read out in threes, and breaks in halves', () => {
  expect(codeGroups('123456789012345678')).toBe('123 456 789 012 345 678')
  expect(codeLines('123456789012345678')).toEqual(['123 456 789', '012 345 678'])
  expect(codeGroups('')).toBe('')
})
