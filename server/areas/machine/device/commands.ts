import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Command } from '@contract/machine/device'
import { moveOrder, orders, withLines } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { Database, Db } from '@server/database/database'
import { askedOf } from '../orders/command-order'
import { flow } from '../orders/flow'
import { machineIdOf, type MachineFacts, type MachineOrder, seller } from '../orders/machine-order'
import { machineCommands } from '../tables'
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
  const { state, deadlineAt } = orders
  return and(
    eq(orders.seller, seller),
    eq(orders.counter, String(machineId)),
    gt(deadlineAt, clock()),
    or(
      eq(state, 'commanded'),
      // Handed out before, but the answer did not arrive
      after === undefined
        ? undefined
        : and(eq(state, 'delivering'), gt(machineCommands.commandNo, after)),
    ),
  )
}

const waitingCommands = (db: Db, fetching: Fetching) =>
  db
    .select({ order: orders, commandNo: machineCommands.commandNo })
    .from(orders)
    .innerJoin(
      machineCommands,
      and(eq(machineCommands.userId, orders.userId), eq(machineCommands.orderSn, orders.orderSn)),
    )
    .where(waiting(fetching))
    .orderBy(asc(machineCommands.commandNo))

const isWaiting = async (fetching: Fetching) =>
  (await waitingCommands(fetching.database.db, fetching).limit(1)).length > 0

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
  const rows = await waitingCommands(tx, fetching)
    .limit(atOnce)
    .for('update', { of: orders, skipLocked: true })
  const found = await withLines<MachineFacts>(
    tx,
    rows.map(({ order }) => order),
  )
  const handed: Command[] = []
  for (const [at, order] of found.entries()) {
    const begun = await begin(tx, order, fetching.clock())
    handed.push({
      command_no: rows[at]!.commandNo,
      slot_no: begun.facts.slotNo,
      expires_at: replyTime(begun.deadlineAt!),
    })
  }
  return handed
}

/** From now on the goods may come out: the order can no longer be given back by its owner. */
export async function begin(tx: Db, order: MachineOrder, at: Date): Promise<MachineOrder> {
  if (order.state === 'delivering') return order
  const { deadlineAt } = await askedOf(tx, machineIdOf(order), at)
  return moveOrder(tx, flow, order, { to: 'delivering', at, deadlineAt })
}
