import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { duties } from '@server/areas/duty/duty'
import { businessDay, dayAfter, daysBetween } from '@server/calendar'
import type { Db } from '@server/database/database'
import { bookedAfterHours } from '../rules'
import { stewardDays } from '../tables'
import { bookDays, type Duty, reckonDays } from './days'

/** At most so many days of a duty at once: the rest follows. */
const mostDays = 31

/** The last day that is over for long enough. */
const lastDay = (now: Date): string =>
  dayAfter(businessDay(new Date(now.getTime() - bookedAfterHours * 3600_000)), -1)

const inShanghai = (at: SQL) => sql`((${at}) at time zone 'Asia/Shanghai')::date`

/** Duties of stewards with a day that is over and not booked yet. */
export const isOpen = (now: Date): SQL =>
  and(
    eq(duties.role, 'steward'),
    isNotNull(duties.village),
    sql`coalesce(
      (select max(day) + 1 from steward_days where steward_days.duty_id = duties.duty_id),
      ${inShanghai(sql`duties.starts_at`)}
    ) <= least(${lastDay(now)}::date, ${inShanghai(sql`duties.ends_at - interval '1 millisecond'`)})`,
  )!

/** Books the days of a duty that are over, the first first. Call it with the duty locked. */
export async function settleDuty(tx: Db, duty: Duty, now: Date): Promise<void> {
  const { dutyId, startsAt, endsAt } = duty
  const [before] = await tx
    .select()
    .from(stewardDays)
    .where(eq(stewardDays.dutyId, dutyId))
    .orderBy(desc(stewardDays.day))
    .limit(1)
  const over = lastDay(now)
  const ended = endsAt && businessDay(new Date(endsAt.getTime() - 1))
  const last = ended !== null && ended < over ? ended : over
  const first = before ? dayAfter(before.day, 1) : businessDay(startsAt)
  const number = Math.min(mostDays, daysBetween(first, last) + 1)
  const days = Array.from({ length: Math.max(0, number) }, (_, nth) => dayAfter(first, nth))
  const carried = before?.carried ?? 0
  await bookDays(tx, await reckonDays(tx, duty, { days, carried, bookedAt: () => now }))
}
