import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { result } from '@contract/machine/device'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { markStuck, returnUnit } from '../exchange/units'
import { giveBack } from '../orders/give-back'
import { isOrder, type MachineOrder } from '../orders/find-order'
import { noteIncident } from '../orders/incidents'
import { moveOrder } from '../orders/move-order'
import { machineOrders } from '../tables'

type Said = z.output<typeof result>

/** Exactly once: what was said before, or what changes nothing any more, is heard and left at that. */
export async function takeResult(tx: Db, machineId: number, said: Said, at: Date) {
  const [order] = await tx
    .select()
    .from(machineOrders)
    .where(
      and(eq(machineOrders.machineId, machineId), eq(machineOrders.commandNo, said.command_no)),
    )
    .for('update')
  if (!order) throw new Refusal('notFound')
  await (said.result === 'delivered' ? delivered(tx, order, at) : failed(tx, order, said.fault, at))
}

export async function delivered(tx: Db, order: MachineOrder, at: Date) {
  if (order.state === 'delivering') {
    await moveOrder(tx, order, { to: 'delivered', at })
    if (order.kind === 'test') await markStuck(tx, order, false)
  } else if (order.state === 'refunded') {
    await moveOrder(tx, order, { to: 'lateDelivered', at })
    // The unit was thought to be in its slot again
    if (order.fault) await returnUnit(tx, { ...order, units: -order.units })
    await noteIncident(tx, order, { kind: 'lateDelivered', at })
  }
}

/** A machine that was given up may still say that nothing came out: then the unit is there again. */
export async function failed(tx: Db, order: MachineOrder, said: string, at: Date) {
  const fault = said || '货道没有出货'
  if (order.state === 'delivering') {
    const why = { reason: 'fault', fault } as const
    await giveBack(tx, await moveOrder(tx, order, { to: 'failed', at, with: why }), at)
  } else if (order.state === 'refunded' && !order.fault) {
    await tx.update(machineOrders).set({ fault }).where(isOrder(order))
  } else return
  await returnUnit(tx, order)
  await markStuck(tx, order, true)
  await noteIncident(tx, order, { kind: 'fault', fault, at })
}
