import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayRange } from '@server/areas/wallet/day-range'
import { businessDay } from '@server/calendar'

const today = '2026-11-21'

test('a range is taken as chosen, and its missing end is today', () => {
  assert.deepEqual(dayRange('2026-11-01', '2026-11-07', today), {
    from: '2026-11-01',
    to: '2026-11-07',
  })
  assert.deepEqual(dayRange('2026-11-01', undefined, today), { from: '2026-11-01', to: today })
  assert.deepEqual(dayRange(undefined, '2026-11-07', today), { from: null, to: '2026-11-07' })
  assert.deepEqual(dayRange(undefined, undefined, today), { from: null, to: null })
})

test('one day is a range, and so are 365 days', () => {
  assert.ok(dayRange(today, today, today))
  assert.ok(dayRange('2025-11-21', today, today))
})

test('a start after the end is refused in the words of the date picker', () => {
  assert.throws(() => dayRange('2026-11-08', '2026-11-07', today), {
    message: '开始时间不能大于结束时间',
  })
  assert.throws(() => dayRange('2026-11-22', undefined, today), {
    message: '开始时间不能大于结束时间',
  })
})

test('more than 365 days are refused, also when the end is left to be today', () => {
  assert.throws(() => dayRange('2025-11-20', today, today), { message: '请选择1年内时间范围' })
  assert.throws(() => dayRange('2025-11-20', undefined, today), { message: '请选择1年内时间范围' })
})

test('a business day begins at midnight in Shanghai', () => {
  assert.equal(businessDay(new Date('2026-03-01T15:59:59Z')), '2026-03-01')
  assert.equal(businessDay(new Date('2026-03-01T16:00:00Z')), '2026-03-02')
})
