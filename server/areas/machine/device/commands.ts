import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Command } from '@contract/machine/device'
import type { Database, Db } from '@server/database/database'
import { replyTime } from '@server/calendar'
import { askedOf } from '../orders/command-order'
import type { MachineOrder } from '../orders/find-order'
import { moveOrder } from '../orders/move-order'
import { machineOrders } from '../tables'
import { awaitRing } from './bell'

const atOnce = 5
/** How often a waiting machine's server looks by itself: the command may come over another one. */
const lookMs = 1000

interface Fetching {
  database: Database
  machineId: number
  /** The last command the machine has taken down. */
  after: number | undefined
  clock: () => Date
}

const waiting = ({ machineId, after, clock }: Fetching) => {
  const { state, commandNo, deadlineAt } = machineOrders
  return and(
    eq(machineOrders.machineId, machineId),
    gt(deadlineAt, clock()),
    or(
      eq(state, 'commanded'),
      // Handed out before, but the answer did not arrive
      after === undefined ? undefined : and(eq(state, 'delivering'), gt(commandNo, after)),
    ),
  )
}

const isWaiting = async (fetching: Fetching) =>
  (
    await fetching.database.db
      .select({ commandNo: machineOrders.commandNo })
      .from(machineOrders)
      .where(waiting(fetching))
      .limit(1)
  ).length > 0

/** What the machine has to do now; waits for something up to `waitMs`. */
export async function fetchCommands(
  fetching: Fetching,
  waitMs: number,
  signal: AbortSignal,
): Promise<Command[]> {
  const until = Date.now() + waitMs
  for (;;) {
    const rung = awaitRing(fetching.machineId, Math.min(lookMs, until - Date.now()), signal)
    // Whoever has gone must not be given what nobody would hear
    if (signal.aborted) return []
    if (await isWaiting(fetching)) {
      return fetching.database.transaction((tx) => handOut(tx, fetching))
    }
    if (Date.now() >= until) return []
    await rung
  }
}

async function handOut(tx: Db, fetching: Fetching): Promise<Command[]> {
  const orders = await tx
    .select()
    .from(machineOrders)
    .where(waiting(fetching))
    .orderBy(asc(machineOrders.commandNo))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const handed: MachineOrder[] = []
  for (const order of orders) handed.push(await begin(tx, order, fetching.clock()))
  return handed.map(present)
}

/** From now on the goods may come out: the order can no longer be given back by its owner. */
export async function begin(tx: Db, order: MachineOrder, at: Date): Promise<MachineOrder> {
  if (order.state === 'delivering') return order
  const { deadlineAt } = await askedOf(tx, order, at)
  return moveOrder(tx, order, { to: 'delivering', at, deadlineAt })
}

const present = (order: MachineOrder): Command => ({
  command_no: order.commandNo!,
  slot_no: order.slotNo,
  expires_at: replyTime(order.deadlineAt!),
})
