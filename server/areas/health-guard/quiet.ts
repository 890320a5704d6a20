import { businessDay, dayAfter, hourOf, momentOf } from '@server/calendar'

/** Hours between which somebody is not told; equal: none. */
export interface Quiet {
  from: number
  to: number
}

const isQuiet = ({ from, to }: Quiet, hour: number): boolean =>
  from < to ? hour >= from && hour < to : from !== to && (hour >= from || hour < to)

/** The first moment from then on at which somebody may be told. */
export function afterQuiet(quiet: Quiet, at: Date): Date {
  if (!isQuiet(quiet, hourOf(at))) return at
  const today = businessDay(at)
  const end = momentOf(today, quiet.to)
  return end > at ? end : momentOf(dayAfter(today, 1), quiet.to)
}
