import { daysBefore, daysBetween, daysInMonth } from '@/format/date'

/** What a date-range picker gives: presets 0 to 4, 5 a month, 6 days of one's own. */
export interface DateRange {
  time_index: number
  start_time: string
  end_time: string
  /** What the choice is called. */
  times: string
}

const presets = [
  { name: '全部', days: 0 },
  { name: '近7天', days: 7 },
  { name: '近30天', days: 30 },
  { name: '近半年', days: 182 },
  { name: '近1年', days: 365 },
]

export const presetNames: readonly string[] = presets.map(({ name }) => name)

export const allTime: DateRange = { time_index: 0, start_time: '', end_time: '', times: '全部' }

export const presetRange = (index: number, today: string): DateRange => {
  const preset = presets[index]
  if (!preset || preset.days === 0) return allTime
  return {
    time_index: index,
    start_time: daysBefore(today, preset.days - 1),
    end_time: today,
    times: preset.name,
  }
}

/** Of a month, written 2026-03, only the first day is told. */
export const monthRange = (month: string): DateRange => ({
  time_index: 5,
  start_time: `${month}-01`,
  end_time: '',
  times: month.replace('-', '.'),
})

/** What a call is to be asked for: a month ends on its last day. */
export const daysAsked = ({ time_index, start_time, end_time }: DateRange) => {
  if (time_index !== 5) return { start_time, end_time }
  const month = start_time.slice(0, 7)
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))
  return { start_time, end_time: `${month}-${last}` }
}

/** Why days of one's own will not do; null when they will. */
export const rangeFault = (start: string, end: string): string | null => {
  if (!start) return '请选择开始时间'
  if (!end) return '请选择结束时间'
  if (start > end) return '开始时间不能大于结束时间'
  if (daysBetween(start, end) > 365) return '请选择1年内时间范围'
  return null
}

export const customRange = (start: string, end: string): DateRange => ({
  time_index: 6,
  start_time: start,
  end_time: end,
  times: `${start} - ${end}`,
})
