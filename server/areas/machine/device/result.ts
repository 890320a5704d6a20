import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { result } from '@contract/machine/device'
import { keepOrder, moveOrder, type Orders } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { markStuck, returnUnit } from '../exchange/units'
import { flow, wasGivenUp } from '../orders/flow'
import { giveBack } from '../orders/give-back'
import { noteIncident } from '../orders/incidents'
import { lockMachineOrder, type MachineOrder } from '../orders/machine-order'
import { countSale } from '../orders/sale'
import { clearDoubt, letOut, letOutLate } from '../stock/order-stock'
import { machineCommands } from '../tables'

type Said = z.output<typeof result>

interface Telling {
  machineId: number
  said: Said
  at: Date
}

/** Exactly once: what was said before, or what changes nothing any more, is heard and left at that. */
export async function takeResult(orders: Orders, tx: Db, { machineId, said, at }: Telling) {
  const [command] = await tx
    .select()
    .from(machineCommands)
    .where(
      and(eq(machineCommands.machineId, machineId), eq(machineCommands.commandNo, said.command_no)),
    )
  if (!command) throw new Refusal('notFound')
  const order = await lockMachineOrder(tx, command)
  if (said.result === 'delivered') await delivered(tx, order, at)
  else await failed(orders, tx, order, { said: said.fault, at })
}

export async function delivered(tx: Db, order: MachineOrder, at: Date) {
  if (order.state === 'delivering') {
    await moveOrder(tx, flow, order, { to: 'delivered', at })
    await letOut(tx, order, at)
    await countSale(tx, order, at)
    if (order.kind === 'test') await markStuck(tx, order, false)
  } else if (wasGivenUp(order)) {
    await moveOrder(tx, flow, order, { to: 'lateDelivered', at })
    if (order.facts.fault) await letOutLate(tx, order, at)
    await noteIncident(tx, order, { kind: 'lateDelivered', at })
  }
}

interface Failure {
  said: string
  at: Date
}

/** A machine that was given up may still say that nothing came out: then the unit is there again. */
async function failed(orders: Orders, tx: Db, order: MachineOrder, { said, at }: Failure) {
  const fault = said || '货道没有出货'
  const facts = { ...order.facts, fault }
  if (order.state === 'delivering') {
    const why = { reason: 'fault', facts } as const
    const gone = await moveOrder(tx, flow, order, { to: 'failed', at, with: why })
    await returnUnit(tx, order)
    await giveBack(orders, tx, gone, at)
  } else if (wasGivenUp(order) && !order.facts.fault) {
    await keepOrder(tx, order, { facts })
    await clearDoubt(tx, order, at)
  } else return
  await markStuck(tx, order, true)
  await noteIncident(tx, order, { kind: 'fault', fault, at })
}
