import {
  customRange,
  daysAsked,
  monthRange,
  presetNames,
  presetRange,
  rangeFault,
} from '@/blocks/ledger/dateRange'
import { createBottomGate, farDown } from '@/ui/scroll-list/scrollRules'

describe('the date range', () => {
  test.each([
    ['', '2026-03-01', '请选择开始时间'],
    ['2026-03-01', '', '请选择结束时间'],
    ['2026-03-02', '2026-03-01', '开始时间不能大于结束时间'],
    ['2025-02-28', '2026-03-01', '请选择1年内时间范围'],
  ])('from "%s" to "%s": %s', (start, end, fault) => {
    expect(rangeFault(start, end)).toBe(fault)
  })

  test.each([
    ['2026-03-01', '2026-03-01'],
    ['2025-03-01', '2026-03-01'],
  ])('from %s to %s will do', (start, end) => {
    expect(rangeFault(start, end)).toBeNull()
  })

  test('presets count today in', () => {
    expect(presetNames).toEqual(['全部', '近7天', '近30天', '近半年', '近1年'])
    expect(presetRange(0, '2025-11-15')).toMatchObject({ start_time: '', end_time: '' })
    expect(presetRange(1, '2025-11-15')).toEqual({
      time_index: 1,
      start_time: '2025-11-09',
      end_time: '2025-11-15',
      times: '近7天',
    })
  })

  test('a month is told by its first day, and asked for to its last', () => {
    const february = monthRange('2024-02')
    expect(february).toEqual({
      time_index: 5,
      start_time: '2024-02-01',
      end_time: '',
      times: '2024.02',
    })
    expect(daysAsked(february)).toEqual({ start_time: '2024-02-01', end_time: '2024-02-29' })
  })

  test.each([
    presetRange(0, '2025-11-15'),
    presetRange(2, '2025-11-15'),
    customRange('2026-03-01', '2026-03-02'),
  ])('$times is asked for as it is', (range) => {
    const { start_time, end_time } = range
    expect(daysAsked(range)).toEqual({ start_time, end_time })
  })

  test('days of one’s own are index 6', () => {
    expect(customRange('2026-03-01', '2026-03-02')).toMatchObject({
      time_index: 6,
      times: '2026-03-01 - 2026-03-02',
    })
  })
})

describe('the scrolling list', () => {
  test('the way back to the top appears beyond 700 px', () => {
    expect(farDown(700)).toBe(false)
    expect(farDown(701)).toBe(true)
  })

  test('the end is reported again after 500 ms', () => {
    const gate = createBottomGate()
    expect(gate(1000)).toBe(true)
    expect(gate(1499)).toBe(false)
    expect(gate(1500)).toBe(true)
  })
})
