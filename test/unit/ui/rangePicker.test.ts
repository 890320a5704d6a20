import { allTime, customRange, monthRange, presetRange } from '@/blocks/ledger/dateRange'
import {
  type Picker,
  type PickerAction,
  pickerOf,
  pickerReducer,
  pickerResult,
} from '@/blocks/ledger/rangePicker'

const today = '2026-03-09'
const fresh = pickerOf(allTime, today)
const after = (actions: PickerAction[], from: Picker = fresh) => actions.reduce(pickerReducer, from)

const untouched = { preset: 0, start: '', end: '', selector: 'none' as const }
const start: PickerAction = { type: 'selector', selector: 'start' }
const end: PickerAction = { type: 'selector', selector: 'end' }
const day = (chosen: string): PickerAction => ({ type: 'day', day: chosen })
const preset = (chosen: number): PickerAction => ({ type: 'preset', preset: chosen })
const tab = (chosen: 0 | 1): PickerAction => ({ type: 'tab', tab: chosen })
const month = (chosen: string): PickerAction => ({ type: 'month', month: chosen })
const clear: PickerAction = { type: 'clear' }

const march: PickerAction[] = [start, day('2026-03-01'), day('2026-03-05')]

describe('the picker opens where the last choice was made', () => {
  test.each([
    [allTime, { ...untouched, tab: 1 }],
    [presetRange(3, today), { ...untouched, tab: 1, preset: 3 }],
    [monthRange('2025-12'), { ...untouched, tab: 0, month: '2025-12' }],
    [
      customRange('2026-03-01', '2026-03-05'),
      { tab: 1, preset: -1, start: '2026-03-01', end: '2026-03-05', selector: 'none' },
    ],
  ])('$times', (range, picker) => {
    expect(pickerOf(range, today)).toMatchObject(picker)
  })
})

describe('the picker’s steps', () => {
  test.each<[string, PickerAction[], Partial<Picker>]>([
    ['the start’s picker opens', [start], { preset: -1, selector: 'start' }],
    ['once more closes it', [start, start], { selector: 'none' }],
    ['the end follows the start', [start, day('2026-03-01')], { selector: 'end' }],
    ['both ends close the calendar', march, { end: '2026-03-05', selector: 'none' }],
    [
      'a later change of the start keeps the end',
      [...march, start, day('2026-03-02')],
      { start: '2026-03-02', end: '2026-03-05', selector: 'none' },
    ],
    ['the end may come first', [end, day('2026-03-05')], { start: '', end: '2026-03-05' }],
    ['a day without a selector is nobody’s', [day('2026-03-05')], { start: '', end: '' }],
    [
      'a preset resets days and selector',
      [...march, start, preset(2)],
      { ...untouched, preset: 2 },
    ],
    ['another tab resets the days', [...march, start, tab(0)], { ...untouched, tab: 0 }],
    ['and so does the way back', [...march, tab(0), tab(1)], { ...untouched, tab: 1 }],
    ['another tab resets the month', [tab(0), month('2025-01'), tab(1)], { month: '2026-03' }],
    ['the same tab resets nothing', [...march, tab(1)], { start: '2026-03-01', end: '2026-03-05' }],
    ['clear resets the days', [...march, start, clear], { ...untouched, tab: 1 }],
    ['clear resets the month', [tab(0), month('2025-01'), clear], { tab: 0, month: '2026-03' }],
  ])('%s', (_, actions, expected) => {
    expect(after(actions)).toMatchObject(expected)
  })
})

describe('confirming gives', () => {
  const range = (
    time_index: number,
    times: string,
    start_time: string = '',
    end_time: string = '',
  ) => ({ range: { time_index, start_time, end_time, times } })

  test.each<[string, PickerAction[], object]>([
    ['all at first', [], range(0, '全部')],
    ['7 days', [preset(1)], range(1, '近7天', '2026-03-03', today)],
    ['30 days', [preset(2)], range(2, '近30天', '2026-02-08', today)],
    ['half a year', [preset(3)], range(3, '近半年', '2025-09-09', today)],
    ['a year', [preset(4)], range(4, '近1年', '2025-03-10', today)],
    ['this month at first', [tab(0)], range(5, '2026.03', '2026-03-01')],
    ['another month', [tab(0), month('2025-12')], range(5, '2025.12', '2025-12-01')],
    ['days', march, range(6, '2026-03-01 - 2026-03-05', '2026-03-01', '2026-03-05')],
    ['all once cleared', [...march, clear], range(0, '全部')],
    ['no start', [start], { fault: '请选择开始时间' }],
    ['no end', [start, day('2026-03-01')], { fault: '请选择结束时间' }],
    [
      'the end before the start',
      [start, day('2026-03-02'), day('2026-03-01')],
      { fault: '开始时间不能大于结束时间' },
    ],
    ['more than a year', [start, day('2025-03-08'), day(today)], { fault: '请选择1年内时间范围' }],
    [
      'a year of 365 days',
      [start, day('2025-03-09'), day(today)],
      range(6, '2025-03-09 - 2026-03-09', '2025-03-09', today),
    ],
  ])('%s', (_, actions, result) => {
    expect(pickerResult(after(actions))).toEqual(result)
  })
})
