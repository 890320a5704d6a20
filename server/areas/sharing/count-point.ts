import { asc, sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { type DataPoint, pointCounts } from './tables'

export const countPoint = (db: Db, name: DataPoint, now: Date) =>
  db
    .insert(pointCounts)
    .values({ name, day: businessDay(now), times: 1 })
    .onConflictDoUpdate({
      target: [pointCounts.name, pointCounts.day],
      set: { times: sql`${pointCounts.times} + 1` },
    })

/** How often people ever came to each point. */
export const pointTotals = (db: Db) =>
  db
    .select({ name: pointCounts.name, times: sql<number>`sum(${pointCounts.times})::float8` })
    .from(pointCounts)
    .groupBy(pointCounts.name)
    .orderBy(asc(pointCounts.name))
