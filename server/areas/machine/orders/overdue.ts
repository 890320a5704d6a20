import { and, asc, inArray, lte } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { returnUnit } from '../exchange/units'
import { machineOrders } from '../tables'
import { cancelOrder } from './cancel-order'
import type { MachineOrder } from './find-order'
import { giveBack } from './give-back'
import { noteIncident } from './incidents'
import { moveOrder } from './move-order'

/** One at a time: each has a transaction of its own, so that none waits for another's locks. */
async function oneLate(tx: Db, states: MachineOrder['state'][], now: Date) {
  const [order] = await tx
    .select()
    .from(machineOrders)
    .where(and(inArray(machineOrders.state, states), lte(machineOrders.deadlineAt, now)))
    .orderBy(asc(machineOrders.deadlineAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return order
}

/** Returns how many. */
export async function cancelUnpaid(tx: Db, now: Date): Promise<number> {
  const order = await oneLate(tx, ['unpaid'], now)
  if (!order) return 0
  await cancelOrder(tx, order, 'unpaid', now)
  return 1
}

/**
 * The machine has said nothing for too long. What it never fetched is still in its slot; what it
 * did fetch may have come out, so it goes back on sale only when the machine says that it has not.
 */
export async function giveUpSilent(tx: Db, now: Date): Promise<number> {
  const order = await oneLate(tx, ['commanded', 'delivering'], now)
  if (!order) return 0
  const fetched = order.state === 'delivering'
  const fault = fetched ? '' : '机器没有响应'
  const late = await moveOrder(tx, order, {
    to: 'timedOut',
    at: now,
    with: { reason: 'silence', fault },
  })
  if (!fetched) await returnUnit(tx, order)
  await giveBack(tx, late, now)
  await noteIncident(tx, order, { kind: 'silence', fault, at: now })
  return 1
}
