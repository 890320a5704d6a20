import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { duties } from './tables'

type Given = Omit<typeof duties.$inferInsert, 'dutyId'>

export const giveDuties = async (tx: Db, given: readonly Given[]): Promise<void> => {
  if (given.length > 0) await tx.insert(duties).values([...given])
}

const lasts = (now: Date) => or(isNull(duties.endsAt), gt(duties.endsAt, now))

/** False where there is none that still lasts. */
export async function endDuty(tx: Db, dutyId: number, now: Date): Promise<boolean> {
  const ended = await tx
    .update(duties)
    .set({ endsAt: now })
    .where(and(eq(duties.dutyId, dutyId), lasts(now)))
    .returning({ dutyId: duties.dutyId })
  return ended.length > 0
}

/** From now on these people run these machines; who runs one already goes on. */
export async function handOver(
  tx: Db,
  operators: readonly { machineId: number; userId: string }[],
  now: Date,
): Promise<void> {
  const ids = operators.map(({ machineId }) => machineId)
  const ofThem = and(inArray(duties.machineId, ids), eq(duties.role, 'operator'), lasts(now))
  const before = await tx.select().from(duties).where(ofThem)
  const stays = new Map(before.map(({ machineId, userId }) => [machineId, userId]))
  const changed = operators.filter(({ machineId, userId }) => stays.get(machineId) !== userId)
  const changedIds = changed.map(({ machineId }) => machineId)
  await tx
    .update(duties)
    .set({ endsAt: now })
    .where(and(inArray(duties.machineId, changedIds), eq(duties.role, 'operator'), lasts(now)))
  await giveDuties(
    tx,
    changed.map((one) => ({ ...one, role: 'operator', startsAt: now })),
  )
}
