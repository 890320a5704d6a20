import { moveOrder, type Orders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { returnUnit } from '../exchange/units'
import { flow } from './flow'
import { giveBack } from './give-back'
import { noteIncident } from './incidents'
import type { MachineOrder } from './machine-order'

/**
 * The machine has said nothing for too long. What it never fetched is still in its slot; what it
 * did fetch may have come out, so it goes back on sale only when the machine says that it has not.
 */
export async function giveUpSilent(orders: Orders, tx: Db, order: MachineOrder, at: Date) {
  const fetched = order.state === 'delivering'
  const fault = fetched ? '' : '机器没有响应'
  const known = { reason: 'silence' as const, facts: { ...order.facts, fault } }
  const late = await moveOrder(tx, flow, order, { to: 'timedOut', at, with: known })
  if (!fetched) await returnUnit(tx, order)
  await giveBack(orders, tx, late, at)
  await noteIncident(tx, order, { kind: 'silence', fault, at })
}
