import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** Of a span of time; business days have their own functions. */
export const minuteMs = 60 * 1000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Business days are days in Asia/Shanghai, which has kept UTC+8 without summer time since 1991. */
const inShanghai = (at: Date) => dayjs(at).utcOffset(8)

export const businessDay = (at: Date) => inShanghai(at).format('YYYY-MM-DD')

/** 20251121093000: the part of a readable number that says when. */
export const compactTime = (at: Date) => inShanghai(at).format('YYYYMMDDHHmmss')

/** What replies carry: ISO 8601 with the offset of Shanghai. */
export const replyTime = (at: Date | string) => inShanghai(new Date(at)).format()

export const daysBetween = (from: string, to: string) => dayjs.utc(to).diff(dayjs.utc(from), 'day')

/** The business day so many days after another; both as 2026-12-31. */
export const dayAfter = (day: string, days: number) =>
  dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')

/** An hour of a business day. */
export const momentOf = (day: string, hour: number) =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * 3600_000)

/** The hour of the day in Shanghai. */
export const hourOf = (at: Date) => inShanghai(at).hour()

/** The last second of the business day so many days on: what "valid for 30 days" ends with. */
export const endOfDayAfter = (at: Date, days: number) =>
  inShanghai(at).add(days, 'day').endOf('day').toDate()

/** The last second of a day written as 2026-12-31, or undefined where there is no such day. */
export function endOfDay(day: string): Date | undefined {
  const at = new Date(`${day}T00:00:00+08:00`)
  const isDay = !Number.isNaN(at.getTime()) && businessDay(at) === day
  return isDay ? endOfDayAfter(at, 0) : undefined
}

export const startOfDay = (at: Date) => inShanghai(at).startOf('day').toDate()

export const startOfMonth = (at: Date) => inShanghai(at).startOf('month').toDate()

/** Weeks begin on Monday. */
export function startOfWeek(at: Date): Date {
  const day = inShanghai(at).startOf('day')
  return day.subtract((day.day() + 6) % 7, 'day').toDate()
}
