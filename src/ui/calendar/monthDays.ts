import { daysInMonth } from '@/format/date'

export interface Month {
  year: number
  month: number
}

export const two = (value: number): string => String(value).padStart(2, '0')

export const monthOf = (day: string): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
})

export const monthsLater = ({ year, month }: Month, by: number): Month => {
  const count = year * 12 + month - 1 + by
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** Its days, and how many places of the first week lie before them, Monday first. */
export const monthDays = ({ year, month }: Month) => ({
  lead: (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7,
  days: Array.from(
    { length: daysInMonth(year, month) },
    (_, index) => `${year}-${two(month)}-${two(index + 1)}`,
  ),
})

/** The latest first: most of what is chosen lies near. */
export const yearsBetween = (earliest: string, latest: string): number[] => {
  const [from, to] = [monthOf(earliest).year, monthOf(latest).year]
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => to - index)
}
