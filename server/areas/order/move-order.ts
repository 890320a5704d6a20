import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Flow, OrderState } from './flow'
import { isOrder, type Order, type OrderRow } from './find-order'
import { orders } from './tables'

interface Move<Facts> {
  to: OrderState
  at: Date
  /** Where the new state waits for something. */
  deadlineAt?: Date | null
  /** What else is known of an order in its new state. */
  with?: Partial<Pick<OrderRow, 'carrier' | 'trackingNo' | 'reason' | 'paidAt'>> & {
    facts?: Facts
  }
}

/** Call it with a locked order. */
export async function moveOrder<Facts>(
  tx: Db,
  flow: Flow,
  order: Order<Facts>,
  { to, at, deadlineAt = null, with: known }: Move<Facts>,
): Promise<Order<Facts>> {
  flow.states.check(order.state, to)
  const reached = { [to]: at.toISOString() }
  const [moved] = await tx
    .update(orders)
    .set({
      ...known,
      state: to,
      deadlineAt,
      reached: sql`${orders.reached} || ${JSON.stringify(reached)}::jsonb`,
      ...(to === flow.received && { receivedAt: at }),
    })
    .where(isOrder(order))
    .returning()
  return { ...moved!, facts: moved!.facts as Facts, lines: order.lines }
}

/** What is learnt of an order without a move. */
export const keepOrder = (
  tx: Db,
  order: Pick<Order, 'userId' | 'orderSn'>,
  known: Partial<Omit<OrderRow, 'userId' | 'orderSn' | 'state'>>,
) => tx.update(orders).set(known).where(isOrder(order))
