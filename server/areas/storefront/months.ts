import { businessDay, dayAfter, momentOf } from '@server/calendar'
import { settleDay } from './rules'

/** Months of business, as 2026-11. */
export const monthOf = (at: Date): string => businessDay(at).slice(0, 7)

export const monthAfter = (month: string): string => dayAfter(`${month}-28`, 4).slice(0, 7)
export const monthBefore = (month: string): string => dayAfter(`${month}-01`, -1).slice(0, 7)

export const spanOfMonth = (month: string) => ({
  from: momentOf(`${month}-01`, 0),
  to: momentOf(`${monthAfter(month)}-01`, 0),
})

/** A month with those beside it; none before the shop joined, none that has not begun. */
export const stepsOf = (month: string, { joinedAt, now }: { joinedAt: Date; now: Date }) => ({
  month,
  earlier: month > monthOf(joinedAt) ? monthBefore(month) : '',
  later: month < monthOf(now) ? monthAfter(month) : '',
})

/** The day on which a month is settled. */
export const settlesOn = (month: string): string =>
  `${monthAfter(month)}-${String(settleDay).padStart(2, '0')}`

/** The last month that may be settled on a day: what is before its own, once the settling day has come. */
export function settleableBefore(day: string): string {
  const month = day.slice(0, 7)
  return Number(day.slice(8)) >= settleDay ? month : monthBefore(month)
}

export const monthWords = (month: string): string =>
  `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`
