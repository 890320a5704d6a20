import { endOfDayAfter, hourMs, startOfDay } from '@server/calendar'
import { night } from './rules'

/** The first moment from then on at which an SMS wakes nobody. */
export function awakeFrom(at: Date): Date {
  const day = startOfDay(at)
  const hour = (at.getTime() - day.getTime()) / hourMs
  if (hour < night.to) return new Date(day.getTime() + night.to * hourMs)
  if (hour < night.from) return at
  return new Date(startOfDay(endOfDayAfter(at, 1)).getTime() + night.to * hourMs)
}
