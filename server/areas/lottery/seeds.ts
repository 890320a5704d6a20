import { createHash, randomBytes } from 'node:crypto'
import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import { businessDay, dayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import { lotterySeeds } from './tables'

export const promiseOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

/** A seed for each day, each the hash of the next: whoever knows one cannot tell the next. */
export function chainOf(days: readonly string[]): { day: string; seed: string }[] {
  let next = randomBytes(32).toString('hex')
  return [...days].reverse().map((day) => {
    const seed = promiseOf(next)
    next = seed
    return { day, seed }
  })
}

/** Seeds for all days of a cycle that have none. */
export async function keepSeeds(tx: Db, from: string, to: string): Promise<void> {
  const known = await tx
    .select({ day: lotterySeeds.day })
    .from(lotterySeeds)
    .where(and(gte(lotterySeeds.day, from), lte(lotterySeeds.day, to)))
    .orderBy(asc(lotterySeeds.day))
  const have = new Set(known.map(({ day }) => day))
  const days = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) if (!have.has(day)) days.push(day)
  if (days.length > 0) await tx.insert(lotterySeeds).values(chainOf(days))
}

/** What everybody may know of a day: its promise, and its seed once it is over. */
export async function proofsOf(db: Db, days: readonly string[], now: Date) {
  const rows = await db
    .select()
    .from(lotterySeeds)
    .where(inArray(lotterySeeds.day, [...days]))
  const today = businessDay(now)
  return new Map(
    rows.map(({ day, seed }) => [
      day,
      { day, promised: promiseOf(seed), seed: day < today ? seed : '' },
    ]),
  )
}

export async function seedOf(db: Db, day: string): Promise<string> {
  const [row] = await db
    .select()
    .from(lotterySeeds)
    .where(inArray(lotterySeeds.day, [day]))
  if (!row) throw new Error(`No seed was promised for ${day}`)
  return row.seed
}
