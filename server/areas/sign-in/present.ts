import { and, eq, gte, lte } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { accountOf } from '@server/areas/auth/auth'
import { businessDay, dayAfter, daysBetween, startOfWeek } from '@server/calendar'
import type { Db } from '@server/database/database'
import { nextStep, stepAt } from './ladder'
import { signInRules } from './rules'
import { daysIn, type Standing, standingOf } from './runs'
import { signInSteps } from './tables'

export type Week = Out<'/tp5/api/UserSignIn/weekRecord'>
export type Day = Week['days'][number]

interface Looking {
  db: Db
  userId: string
  now: Date
}

interface Known {
  standing: Standing
  rows: Awaited<ReturnType<typeof daysIn>>
  paid: (typeof signInSteps.$inferSelect)[]
  /** From when on days can be made up for; none lies so late where none may be any more. */
  mendableFrom: string
}

async function lookUp({ db, userId, now }: Looking, from: string, to: string): Promise<Known> {
  const { reachedOn } = signInSteps
  const paid = await db
    .select()
    .from(signInSteps)
    .where(and(eq(signInSteps.userId, userId), gte(reachedOn, from), lte(reachedOn, to)))
  const { since } = await accountOf(db, userId)
  const standing = await standingOf(db, userId, now)
  const back = dayAfter(standing.today, -signInRules.makeUp.within)
  const opened = businessDay(since)
  return {
    standing,
    rows: await daysIn(db, userId, from, to),
    paid,
    mendableFrom: opened > back ? opened : back,
  }
}

/** A day as it was, is, or will be for who comes every day. */
function dayOf(day: string, { standing, rows, paid, mendableFrom }: Known): Day {
  const { today, signed, streak } = standing
  const row = rows.find((one) => one.day === day)
  if (row) {
    const steps = paid.filter(({ reachedOn }) => reachedOn === day)
    const sum = (of: 'points' | 'gold') => steps.reduce((all, step) => all + step[of], 0)
    const state = row.madeUpAt ? 'mended' : 'signed'
    const step = Math.max(0, ...steps.map(({ days }) => days))
    return { day, state, step, points: row.points + sum('points'), gold: sum('gold') }
  }
  if (day < today)
    return { day, state: day >= mendableFrom ? 'mendable' : 'missed', step: 0, points: 0, gold: 0 }
  const step = stepAt(streak + daysBetween(today, day) + (signed ? 0 : 1))
  return {
    day,
    state: day === today ? 'today' : 'ahead',
    step: step?.days ?? 0,
    points: signInRules.points + (step?.points ?? 0),
    gold: step?.gold ?? 0,
  }
}

const daysFrom = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...daysFrom(dayAfter(from, 1), to)]

export async function presentWeek(looking: Looking): Promise<Week> {
  const monday = businessDay(startOfWeek(looking.now))
  const known = await lookUp(looking, monday, dayAfter(monday, 6))
  const { today, signed, streak } = known.standing
  const days = daysFrom(monday, dayAfter(monday, 6)).map((day) => dayOf(day, known))
  const { points, gold } = days.find(({ day }) => day === today)!
  const next = nextStep(streak)
  return { today, signed: signed ? 1 : 0, streak, gives: { points, gold }, next, days }
}

/** A month as 2026-12. */
export async function presentMonth(looking: Looking, month: string): Promise<Day[]> {
  const first = `${month}-01`
  const last = dayAfter(`${dayAfter(first, 31).slice(0, 7)}-01`, -1)
  const known = await lookUp(looking, first, last)
  return daysFrom(first, last).map((day) => dayOf(day, known))
}
