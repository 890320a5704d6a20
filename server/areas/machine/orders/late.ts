import { moveOrder, type Orders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { returnUnit } from '../exchange/units'
import { doubt } from '../stock/order-stock'
import { flow } from './flow'
import { giveBack } from './give-back'
import { noteIncident } from './incidents'
import { type MachineOrder, unheard } from './machine-order'

/** What has waited too long: for the machine, or for its owner. */
export async function seeToLate(orders: Orders, tx: Db, order: MachineOrder, at: Date) {
  if (order.state === 'kept') await orders.cancel(tx, order, { reason: 'notTaken', at })
  else await giveUpSilent(orders, tx, order, at)
}

/**
 * The machine has said nothing for too long. What it never fetched is still in its slot; what it
 * did fetch may have come out, so it goes back on sale only when the machine says that it has not.
 */
async function giveUpSilent(orders: Orders, tx: Db, order: MachineOrder, at: Date) {
  const fetched = order.state === 'delivering'
  const fault = fetched ? '' : unheard
  const known = { reason: 'silence' as const, facts: { ...order.facts, fault } }
  const late = await moveOrder(tx, flow, order, { to: 'timedOut', at, with: known })
  if (fetched) await doubt(tx, order, at)
  else await returnUnit(tx, order)
  await giveBack(orders, tx, late, at)
  await noteIncident(tx, order, { kind: 'silence', fault, at })
}
