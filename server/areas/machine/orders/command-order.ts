import { eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { afterCommit } from '@server/database/transaction'
import { enqueue } from '@server/jobs/enqueue'
import { iterMachines as machines } from '../tables'
import { ring } from '../device/bell'
import { simulatedTurn } from '../simulated-turn'
import { machineOrders } from '../tables'
import { isOrder, type MachineOrder } from './find-order'
import { moveOrder } from './move-order'

/** Tells the machine to turn the slot, now that the order is paid. */
export async function commandOrder(tx: Db, order: MachineOrder, at: Date): Promise<MachineOrder> {
  const paidAt = order.pay === 'none' ? null : at
  const { simulated, deadlineAt } = await askedOf(tx, order, at)
  const moved = await moveOrder(tx, order, { to: 'commanded', at, deadlineAt, with: { paidAt } })
  const [commanded] = await tx
    .update(machineOrders)
    .set({ commandNo: sql`nextval('machine_command_serial')` })
    .where(isOrder(moved))
    .returning()
  afterCommit(tx, () => ring(order.machineId))
  if (simulated) await enqueue(tx, ...simulatedTurn(order, at))
  return commanded!
}

/** Who turns the slot, and until when this machine is waited for. */
export async function askedOf(tx: Db, { machineId }: MachineOrder, at: Date) {
  const [machine] = await tx
    .select({ simulated: machines.simulated, patienceSeconds: machines.patienceSeconds })
    .from(machines)
    .where(eq(machines.machineId, machineId))
  if (!machine) throw new Error(`There is no machine ${machineId}`)
  const { simulated, patienceSeconds } = machine
  return { simulated, deadlineAt: new Date(at.getTime() + patienceSeconds * 1000) }
}
