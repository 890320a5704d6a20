import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { heartbeat } from '@contract/machine/device'
import type { Db } from '@server/database/database'
import { iterMachines as machines, iterSlots as slots } from '../tables'
import { takeReadings } from './readings'

/**
 * A machine that speaks for itself needs nobody to pretend for it. A slot that it says is stuck is
 * stuck; free again is only what an operator has tested.
 */
export async function takeHeartbeat(
  tx: Db,
  machineId: number,
  said: z.output<typeof heartbeat>,
  at: Date,
) {
  const { temperature, fault } = said
  await tx
    .update(machines)
    .set({
      lastSeenAt: at,
      temperatureTenths: temperature === null ? null : Math.round(temperature * 10),
      fault,
      simulated: false,
    })
    .where(eq(machines.machineId, machineId))
  await takeReadings(tx, machineId, said.slots, at)
  const stuck = said.slots.filter((slot) => slot.stuck).map(({ slot_no }) => slot_no)
  if (stuck.length === 0) return
  await tx
    .update(slots)
    .set({ stuck: true })
    .where(and(eq(slots.machineId, machineId), inArray(slots.slotNo, stuck)))
}
