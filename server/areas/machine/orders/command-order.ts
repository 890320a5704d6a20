import { eq, sql } from 'drizzle-orm'
import { machines } from '@server/areas/iter/iter'
import type { Db } from '@server/database/database'
import { afterCommit } from '@server/database/transaction'
import { enqueue } from '@server/jobs/enqueue'
import { ring } from '../device/bell'
import { simulatedTurn } from '../simulated-turn'
import { machineOrders } from '../tables'
import { isOrder, type MachineOrder } from './find-order'
import { moveOrder } from './move-order'

/** How long a machine may take to fetch a command, and again to carry it out. */
export const patienceSeconds = 60

export const patienceFrom = (at: Date) => new Date(at.getTime() + patienceSeconds * 1000)

/** Tells the machine to turn the slot, now that the order is paid. */
export async function commandOrder(tx: Db, order: MachineOrder, at: Date): Promise<MachineOrder> {
  const paidAt = order.pay === 'none' ? null : at
  const deadlineAt = patienceFrom(at)
  const moved = await moveOrder(tx, order, { to: 'commanded', at, deadlineAt, with: { paidAt } })
  const [commanded] = await tx
    .update(machineOrders)
    .set({ commandNo: sql`nextval('machine_command_serial')` })
    .where(isOrder(moved))
    .returning()
  afterCommit(tx, () => ring(order.machineId))
  const [machine] = await tx
    .select({ simulated: machines.simulated })
    .from(machines)
    .where(eq(machines.machineId, order.machineId))
  if (machine?.simulated) await enqueue(tx, ...simulatedTurn(order, at))
  return commanded!
}
