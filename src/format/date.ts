const eightHours = 8 * 3600_000
const oneDay = 24 * 3600_000
const weekdays = ['日', '一', '二', '三', '四', '五', '六']
const two = (value: number): string => String(value).padStart(2, '0')

interface Parts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  weekday: number
}

/** The clock on a wall in China, whatever the phone's zone; the mini program has no Intl. */
const parts = (time: Date): Parts => {
  const shifted = new Date(time.getTime() + eightHours)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay(),
  }
}

/** 2026-03-09 */
export const dayOf = (time: Date): string => {
  const { year, month, day } = parts(time)
  return `${year}-${two(month)}-${two(day)}`
}

/** 星期一 */
export const weekday = (time: Date): string => `星期${weekdays[parts(time).weekday]}`

/** 3月9日 星期一 */
export const dayWithWeekday = (time: Date): string => {
  const { month, day } = parts(time)
  return `${month}月${day}日 ${weekday(time)}`
}

/** 3月9日 8时, as one says it. */
export const spokenHour = (time: Date): string => {
  const { month, day, hour } = parts(time)
  return `${month}月${day}日 ${hour}时`
}

/** 03-09 08:05 */
export const monthDayHour = (time: Date): string => {
  const { month, day, hour, minute } = parts(time)
  return `${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

/** 2026-03-09 08:05 */
export const fullTime = (time: Date): string => `${parts(time).year}-${monthDayHour(time)}`

/** 早上好 by the hour in China. */
export const greeting = (time: Date): string => {
  const { hour } = parts(time)
  if (hour < 5) return '夜深了'
  if (hour < 11) return '早上好'
  if (hour < 13) return '中午好'
  if (hour < 18) return '下午好'
  return '晚上好'
}

/** 刚刚, 5 分钟前, 今天 08:05, 昨天 08:05, 03-09 08:05, 2025-03-09 */
export const relativeTime = (time: Date, now: Date): string => {
  const minutes = Math.floor((now.getTime() - time.getTime()) / 60_000)
  if (minutes < 1) return '刚刚'
  if (minutes < 60) return `${minutes} 分钟前`
  const then = parts(time)
  const clock = `${two(then.hour)}:${two(then.minute)}`
  if (dayOf(time) === dayOf(now)) return `今天 ${clock}`
  if (dayOf(time) === dayOf(new Date(now.getTime() - oneDay))) return `昨天 ${clock}`
  return then.year === parts(now).year ? monthDayHour(time) : dayOf(time)
}

/** A day so many days before another; both as 2026-03-09. */
export const daysBefore = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00+08:00`) - days * oneDay))

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00+08:00`) - Date.parse(`${from}T00:00:00+08:00`)) / oneDay)

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()
