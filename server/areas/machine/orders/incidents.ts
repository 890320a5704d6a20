import type { Db } from '@server/database/database'
import { machineIncidents } from '../tables'
import { machineIdOf, type MachineOrder } from './machine-order'

interface Incident {
  kind: 'fault' | 'silence' | 'lateDelivered'
  fault?: string
  at: Date
}

/** For the operator to look at. */
export const noteIncident = (tx: Db, order: MachineOrder, { kind, fault, at }: Incident) =>
  tx.insert(machineIncidents).values({
    machineId: machineIdOf(order),
    slotNo: order.facts.slotNo,
    userId: order.userId,
    orderSn: order.orderSn,
    kind,
    fault: fault ?? '',
    happenedAt: at,
  })
