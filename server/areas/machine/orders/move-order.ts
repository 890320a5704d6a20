import type { Db } from '@server/database/database'
import { machineOrders } from '../tables'
import { isOrder, type MachineOrder } from './find-order'
import { checkMove, type MachineOrderState } from './states'

type Moment =
  'commandedAt' | 'deliveringAt' | 'deliveredAt' | 'failedAt' | 'refundedAt' | 'cancelledAt'

const momentOf: Record<MachineOrderState, Moment | null> = {
  unpaid: null,
  commanded: 'commandedAt',
  delivering: 'deliveringAt',
  delivered: 'deliveredAt',
  failed: 'failedAt',
  timedOut: 'failedAt',
  refunded: 'refundedAt',
  cancelled: 'cancelledAt',
  lateDelivered: 'deliveredAt',
}

interface Move {
  to: MachineOrderState
  at: Date
  /** Where the new state waits for something. */
  deadlineAt?: Date
  with?: Partial<Pick<MachineOrder, 'reason' | 'fault' | 'paidAt'>>
}

/** Call it with a locked order. */
export async function moveOrder(tx: Db, order: MachineOrder, move: Move): Promise<MachineOrder> {
  checkMove(order.state, move.to)
  const moment = momentOf[move.to]
  const [moved] = await tx
    .update(machineOrders)
    .set({
      ...move.with,
      state: move.to,
      deadlineAt: move.deadlineAt ?? null,
      ...(moment && { [moment]: move.at }),
    })
    .where(isOrder(order))
    .returning()
  return moved!
}
