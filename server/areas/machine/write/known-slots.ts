import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { orderLines, orders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { seller } from '../orders/machine-order'
import { holding, isItsLine, units } from '../orders/slot-orders'
import { iterMachines, iterSlots } from '../tables'

const slot = {
  machineId: iterSlots.machineId,
  machineSn: iterMachines.machineSn,
  slotNo: iterSlots.slotNo,
  offlineGoodsId: iterSlots.offlineGoodsId,
  title: iterSlots.title,
  stock: iterSlots.stock,
}

export type KnownSlot = Awaited<ReturnType<typeof lockSlots>>[number]

/** What these machines have, and how much of it is sold and not out yet; held until the end. */
export async function lockSlots(tx: Db, numbers: readonly string[]) {
  const slots = await tx
    .select(slot)
    .from(iterSlots)
    .innerJoin(iterMachines, eq(iterMachines.machineId, iterSlots.machineId))
    .where(inArray(iterMachines.machineSn, [...numbers]))
    .orderBy(asc(iterSlots.machineId), asc(iterSlots.slotNo))
    .for('update', { of: iterSlots })
  const held = await heldOf(tx, [...new Set(slots.map(({ machineId }) => machineId))])
  return slots.map((one) => ({ ...one, held: held.get(one.offlineGoodsId) ?? 0 }))
}

async function heldOf(tx: Db, machineIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({
      item: orderLines.item,
      held: sql<number>`sum(${units})::int`,
    })
    .from(orders)
    .innerJoin(orderLines, isItsLine)
    .where(
      and(
        eq(orders.seller, seller),
        inArray(orders.counter, machineIds.map(String)),
        inArray(orders.state, [...holding]),
      ),
    )
    .groupBy(orderLines.item)
  return new Map(rows.map(({ item, held }) => [Number(item), held]))
}

const nameOf = (machineSn: string, slotNo: string) => `${machineSn} ${slotNo}`

export const bySlot = (slots: readonly KnownSlot[]) =>
  new Map(slots.map((one) => [nameOf(one.machineSn, one.slotNo), one]))

export const slotIn = (
  known: ReturnType<typeof bySlot>,
  { machine, slot: written }: { machine: { number: string }; slot: { no: string } },
) => known.get(nameOf(machine.number, written.no))
