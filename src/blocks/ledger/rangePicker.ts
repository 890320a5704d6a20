import {
  customRange,
  type DateRange,
  monthRange,
  presetNames,
  presetRange,
  rangeFault,
} from './dateRange'

/** Month, or a time of one's own. */
export type PickerTab = 0 | 1

export interface Picker {
  today: string
  tab: PickerTab
  /** As 2026-03. */
  month: string
  /** -1 while days are chosen one by one. */
  preset: number
  start: string
  end: string
  /** Which end the calendar is open for. */
  selector: 'none' | 'start' | 'end'
}

export type PickerAction =
  | { type: 'tab'; tab: PickerTab }
  | { type: 'month'; month: string }
  | { type: 'preset'; preset: number }
  | { type: 'selector'; selector: 'start' | 'end' }
  | { type: 'day'; day: string }
  | { type: 'clear' }

const cleared = (today: string) => ({
  month: today.slice(0, 7),
  preset: 0,
  start: '',
  end: '',
  selector: 'none' as const,
})

/** Opens where the last choice was made. */
export const pickerOf = (range: DateRange, today: string): Picker => {
  const { time_index: index, start_time: start, end_time: end } = range
  const picker: Picker = { today, tab: index === 5 ? 0 : 1, ...cleared(today) }
  if (index === 5) return { ...picker, month: start.slice(0, 7) }
  if (index === 6) return { ...picker, preset: -1, start, end }
  return { ...picker, preset: index }
}

export const pickerReducer = (picker: Picker, action: PickerAction): Picker => {
  switch (action.type) {
    case 'tab':
      return action.tab === picker.tab
        ? picker
        : { ...picker, ...cleared(picker.today), tab: action.tab }
    case 'month':
      return { ...picker, month: action.month }
    case 'preset':
      return { ...picker, preset: action.preset, start: '', end: '', selector: 'none' }
    case 'selector':
      return {
        ...picker,
        preset: -1,
        selector: action.selector === picker.selector ? 'none' : action.selector,
      }
    case 'day':
      return withDay(picker, action.day)
    case 'clear':
      return { ...picker, ...cleared(picker.today) }
  }
}

/** After the start comes the end, unless that is known. */
const withDay = (picker: Picker, day: string): Picker => {
  if (picker.selector === 'none') return picker
  if (picker.selector === 'end') return { ...picker, end: day, selector: 'none' }
  return { ...picker, start: day, selector: picker.end ? 'none' : 'end' }
}

/** What confirming gives: a range, or what is wrong with the days. */
export const pickerResult = ({ tab, month, preset, start, end, today }: Picker) => {
  if (tab === 0) return { range: monthRange(month) }
  if (preset in presetNames) return { range: presetRange(preset, today) }
  const fault = rangeFault(start, end)
  return fault ? { fault } : { range: customRange(start, end) }
}
