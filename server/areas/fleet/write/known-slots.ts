import { asc, eq, inArray } from 'drizzle-orm'
import { machines as iterMachines, slots as iterSlots } from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'

const slot = {
  machineId: iterSlots.machineId,
  machineSn: iterMachines.machineSn,
  slotNo: iterSlots.slotNo,
  offlineGoodsId: iterSlots.offlineGoodsId,
  title: iterSlots.title,
  stock: iterSlots.stock,
  held: iterSlots.held,
}

export type KnownSlot = Awaited<ReturnType<typeof lockSlots>>[number]

/** What these machines have, and how much of it is sold and not out yet; held until the end. */
export const lockSlots = (tx: Db, numbers: readonly string[]) =>
  tx
    .select(slot)
    .from(iterSlots)
    .innerJoin(iterMachines, eq(iterMachines.machineId, iterSlots.machineId))
    .where(inArray(iterMachines.machineSn, [...numbers]))
    .orderBy(asc(iterSlots.machineId), asc(iterSlots.slotNo))
    .for('update', { of: iterSlots })

const nameOf = (machineSn: string, slotNo: string) => `${machineSn} ${slotNo}`

export const bySlot = (slots: readonly KnownSlot[]) =>
  new Map(slots.map((one) => [nameOf(one.machineSn, one.slotNo), one]))

export const slotIn = (
  known: ReturnType<typeof bySlot>,
  { machine, slot: written }: { machine: { number: string }; slot: { no: string } },
) => known.get(nameOf(machine.number, written.no))
