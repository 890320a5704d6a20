import { businessDay, daysBetween, hourOf, replyTime } from '@server/calendar'

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** 周三 */
export const weekdayOf = (day: string): string =>
  weekdays[new Date(`${day}T12:00:00+08:00`).getUTCDay()]!

/** 11月25日 */
export const monthDay = (day: string): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

/** 7:30 */
export const clock = (at: Date): string => replyTime(at).slice(11, 16).replace(/^0/, '')

/** The part of a day that each hour begins, as one says it. */
const partsOfDay: readonly (readonly [from: number, name: string])[] = [
  [18, '晚上'],
  [13, '下午'],
  [11, '中午'],
  [9, '上午'],
  [5, '早上'],
  [0, '夜里'],
]

export const partOfDay = (at: Date): string => {
  const hour = hourOf(at)
  return partsOfDay.find(([from]) => hour >= from)![1]
}

/** 今天 7:30, 昨天 7:30, 11月25日 7:30, 2025年11月25日 */
export function whenWords(at: Date, now: Date): string {
  const [day, today] = [businessDay(at), businessDay(now)]
  const ago = daysBetween(day, today)
  if (ago === 0) return `今天 ${clock(at)}`
  if (ago === 1) return `昨天 ${clock(at)}`
  if (day.slice(0, 4) === today.slice(0, 4)) return `${monthDay(day)} ${clock(at)}`
  return `${day.slice(0, 4)}年${monthDay(day)}`
}
