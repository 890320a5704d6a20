import { businessDay, momentOf } from '@server/calendar'
import type { Storefront } from './find'

type Hours = Pick<Storefront, 'opens' | 'closes' | 'restDays'>

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))

/** 09:00–18:00，周六、周日休息 */
export function hoursWords({ opens, closes, restDays }: Hours): string {
  const rests = [...restDays].map((day) => `周${weekdays[Number(day) - 1]}`)
  const span = opens === closes ? '全天' : `${opens}–${closes}`
  return rests.length === 0 ? `每天 ${span}` : `${span}，${rests.join('、')}休息`
}

/** Of the day of business that a moment lies in; 1 is Monday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Whether it is open at a moment; who closes after midnight is still open on the day after. */
export function isOpenAt({ opens, closes, restDays }: Hours, at: Date): boolean {
  const day = businessDay(at)
  const minute = Math.floor((at.getTime() - momentOf(day, 0).getTime()) / 60_000)
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  const weekday = weekdayOf(day)
  const works = (one: number) => !restDays.includes(String(one))
  if (from < to) return works(weekday) && minute >= from && minute < to
  if (minute >= from) return works(weekday)
  return minute < to && works(weekday === 1 ? 7 : weekday - 1)
}
