import { randomBytes } from 'node:crypto'
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { businessDay, dayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import { savepoint } from '@server/database/transaction'
import { promiseOf } from '@server/promise'
import { drawSeeds } from './tables'

/** A chain is never made shorter, so that longer cycles and those after them hang on the same. */
const chainDays = 3 * 365

/** A seed for each day, each the hash of the next: whoever knows one cannot tell the next. */
export function chainOf(days: readonly string[]): { day: string; seed: string }[] {
  let next = randomBytes(32).toString('hex')
  return [...days].reverse().map((day) => {
    const seed = promiseOf(next)
    next = seed
    return { day, seed }
  })
}

/** Seeds for all of these days; a new chain for those that no chain reaches. */
export async function keepSeeds(tx: Db, from: string, to: string): Promise<void> {
  let rows = await missingSeeds(tx, from, to)
  while (rows.length > 0 && !(await addWhole(tx, rows))) rows = await missingSeeds(tx, from, to)
}

type Seed = typeof drawSeeds.$inferInsert

async function missingSeeds(tx: Db, from: string, to: string): Promise<Seed[]> {
  const known = await tx
    .select({ day: drawSeeds.day })
    .from(drawSeeds)
    .where(and(gte(drawSeeds.day, from), lte(drawSeeds.day, to)))
  const have = new Set(known.map(({ day }) => day))
  let first = from
  while (first <= to && have.has(first)) first = dayAfter(first, 1)
  if (first > to) return []
  const last = [to, dayAfter(first, chainDays)].sort().at(-1)!
  const days: string[] = []
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day)
  return chainOf(days).map((row) => ({ ...row, chain: first }))
}

class Overlapping extends Error {}

/** A chain whole or not at all: false where somebody else has added one for some of its days meanwhile. */
async function addWhole(tx: Db, rows: Seed[]): Promise<boolean> {
  try {
    await savepoint(tx, async (step) => {
      const added = await step.insert(drawSeeds).values(rows).onConflictDoNothing().returning()
      if (added.length < rows.length) throw new Overlapping()
    })
    return true
  } catch (error) {
    if (error instanceof Overlapping) return false
    throw error
  }
}

/** The promise of a day in a query of something else; empty where there is none. */
export const promiseIn = (day: string) => sql<string>`coalesce((
  select encode(sha256(convert_to(seed, 'UTF8')), 'hex') from draw_seeds
  where draw_seeds.day = ${day}), '')`

/** What everybody may know of a day: its promise, and its seed once it is over. */
export async function proofsOf(db: Db, days: readonly string[], now: Date) {
  const rows = await db
    .select()
    .from(drawSeeds)
    .where(inArray(drawSeeds.day, [...days]))
  const today = businessDay(now)
  return new Map(
    rows.map(({ day, seed }) => [
      day,
      { day, promised: promiseOf(seed), seed: day < today ? seed : '' },
    ]),
  )
}

/** The print that the chain of a day hangs on: told from its first day on, and every seed leads to it. */
export async function anchorOf(db: Db, day: string) {
  const [link] = await db.select().from(drawSeeds).where(eq(drawSeeds.day, day))
  if (!link) return null
  const first = await seedOf(db, link.chain)
  return { day: link.chain, promised: promiseOf(first) }
}

export async function seedOf(db: Db, day: string): Promise<string> {
  const seed = await knownSeed(db, day)
  if (seed === undefined) throw new Error(`No seed was promised for ${day}`)
  return seed
}

/** The same; where nobody has promised one, it is promised now. */
export async function seedFor(tx: Db, day: string): Promise<string> {
  const known = await knownSeed(tx, day)
  if (known !== undefined) return known
  await keepSeeds(tx, dayAfter(day, -1), day)
  return seedOf(tx, day)
}

async function knownSeed(db: Db, day: string): Promise<string | undefined> {
  const [row] = await db.select().from(drawSeeds).where(eq(drawSeeds.day, day))
  return row?.seed
}
