import { dayAfter, daysBetween } from '@server/calendar'

/** The days of a calendar month that belong to a contract. */
export interface ContractMonth {
  month: string
  firstOn: string
  lastOn: string
  /** How many of the month's days these are, and how many it has. */
  days: number
  of: number
}

export interface Period {
  startsOn: string
  lastOn: string
}

export const monthOf = (day: string): string => day.slice(0, 7)

const firstOf = (month: string) => `${month}-01`
const nextMonth = (month: string) => monthOf(dayAfter(firstOf(month), 31))
const lastOf = (month: string) => dayAfter(firstOf(nextMonth(month)), -1)

/** The months of a contract that have begun by this day, the earliest first. */
export function monthsOf({ startsOn, lastOn }: Period, today: string): ContractMonth[] {
  const last = lastOn < today ? lastOn : today
  const months: ContractMonth[] = []
  for (let month = monthOf(startsOn); startsOn <= last && month <= monthOf(last);) {
    const [first, end] = [firstOf(month), lastOf(month)]
    const firstOn = startsOn > first ? startsOn : first
    const until = lastOn < end ? lastOn : end
    const days = daysBetween(firstOn, until) + 1
    months.push({ month, firstOn, lastOn: until, days, of: daysBetween(first, end) + 1 })
    month = nextMonth(month)
  }
  return months
}

/** 2026 年 9 月 */
export const monthWords = (month: string): string =>
  `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`
