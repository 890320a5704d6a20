import { businessDay, dayAfter, daysBetween, momentOf, startOfWeek } from '@server/calendar'
import { monthDay, weekdayOf } from './words/when'

export type Range = 'day' | 'week' | 'month' | 'year'

interface Days {
  /** Both included. */
  from: string
  to: string
}

export interface Span extends Days {
  range: Range
  former: Days
  /** The first day of the next; null: it has not come. */
  after: string | null
  title: string
  /** As one speaks of it: 这周, and of the one before: 上周. */
  name: string
  formerName: string
  today: string
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const monthAfter = (day: string) => firstOfMonth(dayAfter(firstOfMonth(day), 32))

/** The days of a range around one of them. */
const daysOf: Readonly<Record<Range, (day: string) => Days>> = {
  day: (day) => ({ from: day, to: day }),
  week: (day) => {
    const from = businessDay(startOfWeek(momentOf(day, 12)))
    return { from, to: dayAfter(from, 6) }
  },
  month: (day) => ({ from: firstOfMonth(day), to: dayAfter(monthAfter(day), -1) }),
  year: (day) => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }),
}

const titles: Readonly<Record<Range, (days: Days) => string>> = {
  day: ({ from }) => `${monthDay(from)} ${weekdayOf(from)}`,
  week: ({ from, to }) =>
    from.slice(0, 7) === to.slice(0, 7)
      ? `${monthDay(from)}–${Number(to.slice(8))}日`
      : `${monthDay(from)}–${monthDay(to)}`,
  month: ({ from }) => `${from.slice(0, 4)}年${Number(from.slice(5, 7))}月`,
  year: ({ from }) => `${from.slice(0, 4)}年`,
}

/** Of the present one, of the one before, and of the one before any other. */
const spoken: Readonly<Record<Range, readonly [string, string, string]>> = {
  day: ['今天', '昨天', '前一天'],
  week: ['这周', '上周', '前一周'],
  month: ['这个月', '上个月', '前一个月'],
  year: ['今年', '去年', '前一年'],
}

function nameOf(range: Range, days: Days, today: string): { name: string; formerName: string } {
  const [present, before, any] = spoken[range]
  const now = daysOf[range](today)
  if (days.from === now.from) return { name: present, formerName: before }
  const last = daysOf[range](dayAfter(now.from, -1))
  if (days.from === last.from) return { name: before, formerName: any }
  return {
    name: range === 'week' ? `${titles.week(days)}这一周` : titles[range](days),
    formerName: any,
  }
}

/** What is asked for; a day that has not come is today. */
export function spanOf(range: Range, asked: string | undefined, now: Date): Span {
  const today = businessDay(now)
  const day = asked === undefined || asked > today ? today : asked
  const days = daysOf[range](day)
  const next = dayAfter(days.to, 1)
  return {
    ...{ ...days, range, today },
    former: daysOf[range](dayAfter(days.from, -1)),
    after: next > today ? null : next,
    title: titles[range](days),
    ...nameOf(range, days, today),
  }
}

/** A place on the chart with the days that it stands for. */
export interface Place extends Days {
  label: string
  name: string
}

const count = (from: string, to: string) => daysBetween(from, to) + 1

const eachDay = ({ from, to }: Days, label: (day: string) => string): Place[] =>
  Array.from({ length: count(from, to) }, (_, nth) => {
    const day = dayAfter(from, nth)
    return { from: day, to: day, label: label(day), name: `${monthDay(day)} ${weekdayOf(day)}` }
  })

/** The days, or of a year the months, that a chart has a place for. */
export function placesOf(span: Span): Place[] {
  if (span.range === 'month') return eachDay(span, (day) => `${Number(day.slice(8))}日`)
  if (span.range !== 'year')
    return eachDay(span, (day) => (day === span.today ? '今天' : weekdayOf(day)))
  return Array.from({ length: 12 }, (_, nth) => {
    const first = `${span.from.slice(0, 4)}-${String(nth + 1).padStart(2, '0')}-01`
    return { ...daysOf.month(first), label: `${nth + 1}月`, name: `${nth + 1}月` }
  })
}
