import { and, eq, gte, sql } from 'drizzle-orm'
import { businessDay, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { filmRules } from './rules'
import { filmBudgets, filmDays, filmPayments } from './tables'

export interface Standing {
  /** Films that somebody may still be paid for today. */
  left: number
  got: number
  /** Seconds until the next may begin. */
  wait: number
  /** The house has given all that it gives today. */
  gone: boolean
}

const { points, pauseSeconds, mostADay, budgetADay } = filmRules

/** A film of yesterday may still be a moment ago; what came before that is of no matter. */
const pauseBefore = (now: Date) => new Date(startOfDay(now).getTime() - pauseSeconds * 1000)

/** How far today's films are, for somebody who is known or not. */
export async function standingOf(db: Db, userId: string | undefined, now: Date): Promise<Standing> {
  const day = businessDay(now)
  const [budget] = await db.select().from(filmBudgets).where(eq(filmBudgets.day, day))
  const gone = (budget?.points ?? 0) + points > budgetADay
  if (userId === undefined) return { left: mostADay, got: 0, wait: 0, gone }
  const own = and(eq(filmDays.userId, userId), eq(filmDays.day, day))
  const [counted] = await db.select().from(filmDays).where(own)
  const [paid] = await db
    .select({
      last: sql<string | null>`max(${filmPayments.paidAt})`,
      got: sql<number>`coalesce(sum(${filmPayments.points}) filter (where ${filmPayments.day} = ${day}), 0)::int`,
    })
    .from(filmPayments)
    .where(and(eq(filmPayments.userId, userId), gte(filmPayments.paidAt, pauseBefore(now))))
  const since = paid?.last ? (now.getTime() - Date.parse(paid.last)) / 1000 : Infinity
  return {
    left: Math.max(0, mostADay - (counted?.films ?? 0)),
    got: paid?.got ?? 0,
    wait: Math.max(0, Math.ceil(pauseSeconds - since)),
    gone,
  }
}
