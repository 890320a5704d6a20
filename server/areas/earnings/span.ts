import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { type DayRange, dayRange } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, daysBetween } from '@server/calendar'
import { incomes } from './tables'

export interface Span {
  start_time?: string | undefined
  end_time?: string | undefined
}

/** The business days that somebody chose. */
export const spanOf = ({ start_time: start, end_time: end }: Span, now: Date): DayRange =>
  dayRange(start, end, businessDay(now))

const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`

/** Whether something happened on one of the days. */
export const momentWithin = (at: SQLWrapper, { from, to }: DayRange): SQL =>
  and(
    sql`true`,
    from === null ? undefined : sql`${at} >= ${midnight(from)}`,
    to === null ? undefined : sql`${at} < ${midnight(dayAfter(to, 1))}`,
  )!

/** Whether an income was earned on one of the days. */
export const earnedWithin = (range: DayRange): SQL => momentWithin(incomes.createdAt, range)

/** As many days right before them; null where they have no beginning. */
export function spanBefore({ from, to }: DayRange): DayRange | null {
  if (from === null || to === null) return null
  const days = daysBetween(from, to) + 1
  return { from: dayAfter(from, -days), to: dayAfter(from, -1) }
}
