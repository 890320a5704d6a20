import { eq } from 'drizzle-orm'
import { moveOrder, type Order } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { afterCommit } from '@server/database/transaction'
import { enqueue } from '@server/jobs/enqueue'
import { ring } from '../device/bell'
import { simulatedTurn } from '../simulated-turn'
import { iterMachines as machines, machineCommands } from '../tables'
import { flow } from './flow'
import { machineIdOf } from './machine-order'

/** Tells the machine to turn the slot, now that nothing is left to pay. */
export async function commandOrder<Facts>(
  tx: Db,
  order: Order<Facts>,
  at: Date,
): Promise<Order<Facts>> {
  const machineId = machineIdOf(order)
  const { simulated, deadlineAt } = await askedOf(tx, machineId, at)
  const commanded = await moveOrder(tx, flow, order, { to: 'commanded', at, deadlineAt })
  const { userId, orderSn } = order
  await tx.insert(machineCommands).values({ machineId, userId, orderSn })
  afterCommit(tx, () => ring(machineId))
  if (simulated) await enqueue(tx, ...simulatedTurn(order, at))
  return commanded
}

/** Who turns the slot, and until when this machine is waited for. */
export async function askedOf(tx: Db, machineId: number, at: Date) {
  const [machine] = await tx
    .select({ simulated: machines.simulated, patienceSeconds: machines.patienceSeconds })
    .from(machines)
    .where(eq(machines.machineId, machineId))
  if (!machine) throw new Error(`There is no machine ${machineId}`)
  const { simulated, patienceSeconds } = machine
  return { simulated, deadlineAt: new Date(at.getTime() + patienceSeconds * 1000) }
}
