import { businessDay, dayMs, daysBetween, startOfDay, startOfWeek } from '@server/calendar'
import type { Definition } from './definition'

export type Hours = NonNullable<Definition['hours']>

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const names = ['一', '二', '三', '四', '五', '六', '日']

const daysOf = ({ weekdays = everyDay }: Hours) => [...weekdays].sort()

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const at = (day: Date, clock: string) => new Date(day.getTime() + minutesOf(clock) * 60 * 1000)

const opensOn = (hours: Hours, day: Date) => {
  const weekday = daysBetween(businessDay(startOfWeek(day)), businessDay(day)) + 1
  return daysOf(hours).includes(weekday)
}

/** When the hours end that run at this moment, or null between them. */
export function closesAt(hours: Hours, now: Date): Date | null {
  const today = startOfDay(now)
  const runs = opensOn(hours, today) && at(today, hours.from) <= now && now < at(today, hours.to)
  return runs ? at(today, hours.to) : null
}

/** When they begin next; running hours have begun already. */
export function opensAfter(hours: Hours, now: Date): Date {
  for (let day = startOfDay(now); ; day = new Date(day.getTime() + dayMs)) {
    const begin = at(day, hours.from)
    if (opensOn(hours, day) && begin > now) return begin
  }
}

function daysInWords(hours: Hours): string {
  const days = daysOf(hours)
  if (days.length === everyDay.length) return '每天'
  if (days.join() === '1,2,3,4,5') return '每周一至周五'
  return `每${days.map((day) => `周${names[day - 1]}`).join('、')}`
}

/** 每周三 10:00 */
export const opening = (hours: Hours) => `${daysInWords(hours)} ${hours.from}`

/** 每周三 10:00–22:00 */
export const hoursInWords = (hours: Hours) => `${opening(hours)}–${hours.to}`
