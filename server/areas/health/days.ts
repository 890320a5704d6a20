import { and, between, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Whose } from './person'
import type { Reading } from './readings'
import { aboutReadings, aboutSums, openHealth, sealHealth } from './sealed'
import { type DaySums, sumsOf } from './sums'
import { healthDays } from './tables'

const { userId: owner, day: onDay, sums: sealedSums, readings: sealedReadings } = healthDays

/** The readings of some days, by day. */
export async function readingsOn(
  db: Db,
  { userId, key }: Whose,
  days: readonly string[],
): Promise<Map<string, Reading[]>> {
  if (days.length === 0) return new Map()
  const rows = await db
    .select({ day: onDay, sealed: sealedReadings })
    .from(healthDays)
    .where(and(eq(owner, userId), inArray(onDay, [...days])))
  return new Map(
    rows.map(({ day, sealed }) => [
      day,
      openHealth<Reading[]>(key, sealed, aboutReadings(userId, day)),
    ]),
  )
}

/** Writes a day with its sums, which are made anew of all that it holds. */
export async function saveDay(
  tx: Db,
  whose: Whose,
  day: string,
  readings: readonly Reading[],
): Promise<void> {
  const { userId } = whose
  if (readings.length === 0) {
    await tx.delete(healthDays).where(and(eq(owner, userId), eq(onDay, day)))
    return
  }
  const { sums, readings: sealed } = sealedDay(whose, day, readings)
  await tx
    .insert(healthDays)
    .values({ userId, day, sums, readings: sealed })
    .onConflictDoUpdate({
      target: [healthDays.userId, healthDays.day],
      set: { sums, readings: sealed },
    })
}

export function sealedDay({ userId, key }: Whose, day: string, readings: readonly Reading[]) {
  return {
    ...{ userId, day },
    sums: sealHealth(key, sumsOf(readings), aboutSums(userId, day)),
    readings: sealHealth(key, readings, aboutReadings(userId, day)),
  }
}

interface DayRow {
  day: string
  sums: Buffer
}

const opened = ({ userId, key }: Whose, { day, sums }: DayRow) => ({
  day,
  sums: openHealth<DaySums>(key, sums, aboutSums(userId, day)),
})

/** The sums of the days from one to another, both included, by day. */
export async function sumsBetween(
  db: Db,
  whose: Whose,
  from: string,
  to: string,
): Promise<Map<string, DaySums>> {
  const rows = await db
    .select({ day: onDay, sums: sealedSums })
    .from(healthDays)
    .where(and(eq(owner, whose.userId), between(onDay, from, to)))
  return new Map(rows.map((row) => opened(whose, row)).map(({ day, sums }) => [day, sums]))
}

/** So many days with something in them, up to one and going back. */
export async function sumsUpTo(db: Db, whose: Whose, day: string, most: number) {
  const rows = await db
    .select({ day: onDay, sums: sealedSums })
    .from(healthDays)
    .where(and(eq(owner, whose.userId), lte(onDay, day)))
    .orderBy(desc(onDay))
    .limit(most)
  return rows.map((row) => opened(whose, row))
}
