import { and, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import { businessDay, dayAfter, startOfMonth } from '@server/calendar'
import type { Db } from '@server/database/database'
import { lengthOf, type Run } from './ladder'
import { signIns } from './tables'

/** The run that a day lies in; the last one before it where it lies in none. */
export async function runAround(db: Db, userId: string, day: string): Promise<Run | null> {
  const { rows } = await db.execute<{ start: string | null; end: string | null }>(sql`
    with head as (
      select one.day from sign_ins one
      where one.user_id = ${userId} and one.day <= ${day}::date and not exists (
        select from sign_ins before where before.user_id = one.user_id and before.day = one.day - 1)
      order by one.day desc limit 1
    )
    select head.day::text as start, (
      select one.day::text from sign_ins one
      where one.user_id = ${userId} and one.day >= head.day and not exists (
        select from sign_ins after where after.user_id = one.user_id and after.day = one.day + 1)
      order by one.day limit 1
    ) as end from head`)
  const { start, end } = rows[0] ?? {}
  return start && end ? { start, end } : null
}

export interface Standing {
  today: string
  signed: boolean
  /** Up to today, or up to yesterday while today is open. */
  streak: number
  run: Run | null
}

export async function standingOf(db: Db, userId: string, now: Date): Promise<Standing> {
  const today = businessDay(now)
  const last = await runAround(db, userId, today)
  const run = last && last.end >= dayAfter(today, -1) ? last : null
  return { today, signed: run?.end === today, streak: run ? lengthOf(run) : 0, run }
}

export const daysIn = (db: Db, userId: string, from: string, to: string) =>
  db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gte(signIns.day, from), lte(signIns.day, to)))

/** How many days somebody has made up for in this business month. */
export async function madeUpIn(db: Db, userId: string, now: Date): Promise<number> {
  const month = startOfMonth(now)
  // nobody makes up for a day of long ago: what was made up for this month lies near
  const rows = await db
    .select({ madeUpAt: signIns.madeUpAt })
    .from(signIns)
    .where(
      and(
        eq(signIns.userId, userId),
        gte(signIns.day, dayAfter(businessDay(month), -62)),
        isNotNull(signIns.madeUpAt),
        gte(signIns.madeUpAt, month),
      ),
    )
  return rows.length
}
