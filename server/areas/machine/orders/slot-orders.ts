import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { orderLines, orders, type OrderState } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { seller } from './machine-order'

interface Slot {
  machineId: number
  offlineGoodsId: number
}

/** An order holds what lies in its slot until the goods are out, or are not. */
const holding: readonly OrderState[] = ['unpaid', 'kept', 'commanded', 'delivering']

/** What was ordered, beside its order. */
const isItsLine = and(eq(orderLines.userId, orders.userId), eq(orderLines.orderSn, orders.orderSn))

const units = sql<number>`(${orders.facts} ->> 'units')::int`

async function hasOrder(tx: Db, slot: Slot, states: readonly OrderState[], more: SQL) {
  const found = await tx
    .select({ orderSn: orders.orderSn })
    .from(orders)
    .innerJoin(orderLines, isItsLine)
    .where(
      and(
        eq(orders.seller, seller),
        eq(orders.counter, String(slot.machineId)),
        inArray(orders.state, [...states]),
        eq(orderLines.item, String(slot.offlineGoodsId)),
        more,
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Whether a slot already turns for a test of its own. */
export const isBeingTested = (tx: Db, slot: Slot) =>
  hasOrder(tx, slot, ['commanded', 'delivering'], eq(orders.kind, 'test'))

/** Whether orders under way hold what lies in a slot: a test would give a piece of theirs away. */
export const isWaitedFor = (tx: Db, slot: Slot) => hasOrder(tx, slot, holding, gt(units, 0))
