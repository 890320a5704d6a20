import { businessDay, startOfDay, startOfWeek } from '@server/calendar'
import type { Period } from './tasks'

const beginning = new Date(0)

/** The business day, the week from Monday, or all time; `name` tells one period from another. */
export function periodOf(period: Period, now: Date): { name: string; from: Date } {
  if (period === 'once') return { name: 'once', from: beginning }
  const from = period === 'day' ? startOfDay(now) : startOfWeek(now)
  return { name: businessDay(from), from }
}
