import { and, eq, lt, max } from 'drizzle-orm'
import { type UpkeepKind, upkeepKinds } from '@contract/maintenance/upkeep'
import { dayMs, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { maintenanceRecords } from '../tables'
import { upkeepRules } from './kinds'

/** Until when it has to be done again; null where nobody has done it yet, or it has no date. */
export function dueAfter(kind: UpkeepKind, last: Date | null): Date | null {
  const { everyDays } = upkeepRules[kind]
  return everyDays === null || last === null ? null : new Date(last.getTime() + everyDays * dayMs)
}

/** When it was last done at a machine before that moment. */
export async function lastBefore(
  db: Db,
  { machineId, kind, at }: { machineId: number; kind: UpkeepKind; at: Date },
): Promise<Date | null> {
  const [row] = await db
    .select({ last: max(maintenanceRecords.doneAt) })
    .from(maintenanceRecords)
    .where(
      and(
        eq(maintenanceRecords.machineId, machineId),
        eq(maintenanceRecords.kind, kind),
        lt(maintenanceRecords.doneAt, at),
      ),
    )
  return row?.last ?? null
}

export const dueAt = (db: Db, machineId: number, now: Date) =>
  Promise.all(
    upkeepKinds.map(async (kind) => {
      const last = await lastBefore(db, { machineId, kind, at: new Date(now.getTime() + 1) })
      const due = dueAfter(kind, last)
      return {
        kind,
        title: upkeepRules[kind].title,
        last_at: last && replyTime(last),
        due_at: due && replyTime(due),
        late: due !== null && due < now ? (1 as const) : (0 as const),
      }
    }),
  )
