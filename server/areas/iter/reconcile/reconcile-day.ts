import { sql } from 'drizzle-orm'
import { businessDay, dayAfter, dayMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'

/**
 * A day is cut when hardly anybody buys: what straddles the cut is missing on one day and too much
 * on the next.
 */
const cutHour = 4

/** Machines say their counters every minute; some are late. */
const graceMs = 30 * 60_000

/** A server that was down catches up with so many days. */
const mostDays = 7

/** The days that are over and can be held against the counters, the oldest first. */
export function daysOver(now: Date): string[] {
  const last = dayAfter(businessDay(new Date(now.getTime() - graceMs - cutHour * 3600_000)), -1)
  return Array.from({ length: mostDays }, (_, nth) => dayAfter(last, nth + 1 - mostDays))
}

export const spanOf = (day: string) => {
  const from = momentOf(day, cutHour)
  return { from, to: new Date(from.getTime() + dayMs) }
}

/**
 * Slots whose counter was known when the day began; a counter that falls is another one, and begins
 * anew. What may have come out counts as gone in the book, until the machine says that it has not.
 */
export async function reconcileDay(db: Db, day: string, now: Date): Promise<number> {
  const { from, to } = spanOf(day)
  const [start, end] = [from.toISOString(), to.toISOString()]
  const { rowCount } = await db.execute(sql`
    insert into slot_reconciliations (machine_id, day, slot_no, metered, booked, noted_at)
    select machine_id, ${day}::date, slot_no, metered, booked, ${now.toISOString()}::timestamptz
    from iter_slots slot
    cross join lateral (
      select coalesce(sum(greatest(reading.total - (
        select total from slot_readings earlier
        where earlier.machine_id = reading.machine_id and earlier.slot_no = reading.slot_no
          and earlier.read_at < reading.read_at
        order by read_at desc limit 1
      ), 0)), 0)::int as metered
      from slot_readings reading
      where reading.machine_id = slot.machine_id and reading.slot_no = slot.slot_no
        and read_at >= ${start}::timestamptz and read_at < ${end}::timestamptz
    ) counter
    cross join lateral (
      select coalesce(-sum(units), 0)::int as booked
      from slot_movements movement
      where movement.machine_id = slot.machine_id and movement.slot_no = slot.slot_no
        and kind in ('sold', 'given', 'tested', 'doubted', 'cleared')
        and happened_at >= ${start}::timestamptz and happened_at < ${end}::timestamptz
    ) book
    where exists (
      select from slot_readings known
      where known.machine_id = slot.machine_id and known.slot_no = slot.slot_no
        and read_at < ${start}::timestamptz
    )
    on conflict do nothing`)
  return rowCount ?? 0
}
