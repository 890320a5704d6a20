import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { iterSlots as slots } from '../tables'

interface Place {
  machineId: number
  slotNo: string
}

/** Whether what stands in a slot is sold; false where there is no such slot. */
export async function showSlot(tx: Db, { machineId, slotNo }: Place, shown: boolean) {
  const changed = await tx
    .update(slots)
    .set({ hidden: !shown })
    .where(and(eq(slots.machineId, machineId), eq(slots.slotNo, slotNo)))
    .returning({ slotNo: slots.slotNo })
  return changed.length > 0
}

/** The same of all of a machine; returns how many were otherwise before. */
export async function showSlots(tx: Db, machineId: number, shown: boolean): Promise<number> {
  const changed = await tx
    .update(slots)
    .set({ hidden: !shown })
    .where(and(eq(slots.machineId, machineId), ne(slots.hidden, !shown)))
    .returning({ slotNo: slots.slotNo })
  return changed.length
}
