import { sql } from 'drizzle-orm'
import type { WorkKind } from '@contract/maintenance/performance'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { maintenanceMonths, maintenanceWorks } from '../tables'

interface Finished {
  userId: string
  kind: WorkKind
  /** What tells it from all others of its kind. */
  subject: string
  machineId: number
  title: string
  dueAt: Date | null
  doneAt: Date
}

export const monthOf = (at: Date): string => `${businessDay(at).slice(0, 7)}-01`

/** Counts a finished piece of work once, and for its month, in the transaction that finishes it. */
export async function finishWork(tx: Db, work: Finished): Promise<void> {
  const onTime = work.dueAt === null || work.doneAt <= work.dueAt
  const written = await tx
    .insert(maintenanceWorks)
    .values({ ...work, onTime })
    .onConflictDoNothing()
    .returning({ workNo: maintenanceWorks.workNo })
  if (written.length === 0) return
  const { userId, kind } = work
  const more = onTime ? 1 : 0
  await tx
    .insert(maintenanceMonths)
    .values({ userId, month: monthOf(work.doneAt), kind, done: 1, onTime: more })
    .onConflictDoUpdate({
      target: [maintenanceMonths.userId, maintenanceMonths.month, maintenanceMonths.kind],
      set: {
        done: sql`${maintenanceMonths.done} + 1`,
        onTime: sql`${maintenanceMonths.onTime} + ${more}`,
      },
    })
}
