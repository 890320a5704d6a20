import { dayOf, dayWithWeekday, fullTime } from '@/format/date'
import type { Holding } from './holding'

const clockOf = (time: Date): string => fullTime(time).slice(-5)

/** 11月30日 星期日 19:00–20:30 */
export function sessionWords({ starts_at, ends_at }: Holding['sessions'][number]): string {
  const [starts, ends] = [new Date(starts_at), new Date(ends_at)]
  const from = `${dayWithWeekday(starts)} ${clockOf(starts)}`
  if (dayOf(starts) === dayOf(ends)) return `${from}–${clockOf(ends)}`
  return `${from} 至 ${dayWithWeekday(ends)} ${clockOf(ends)}`
}
