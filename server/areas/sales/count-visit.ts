import { sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { machineVisits } from './tables'

/** Somebody opens a machine's page. */
export const countVisit = (db: Db, machineId: number, now: Date) =>
  db
    .insert(machineVisits)
    .values({ machineId, day: businessDay(now), visits: 1 })
    .onConflictDoUpdate({
      target: [machineVisits.machineId, machineVisits.day],
      set: { visits: sql`${machineVisits.visits} + 1` },
    })
