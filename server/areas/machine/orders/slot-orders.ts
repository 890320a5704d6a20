import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { machineOrders } from '../tables'

async function hasOrder(tx: Db, offlineGoodsId: number, which: (SQL | undefined)[]) {
  const found = await tx
    .select({ orderSn: machineOrders.orderSn })
    .from(machineOrders)
    .where(and(eq(machineOrders.offlineGoodsId, offlineGoodsId), ...which))
    .limit(1)
  return found.length > 0
}

/** Whether a slot already turns for a test of its own. */
export const isBeingTested = (tx: Db, offlineGoodsId: number) =>
  hasOrder(tx, offlineGoodsId, [
    eq(machineOrders.kind, 'test'),
    inArray(machineOrders.state, ['commanded', 'delivering']),
  ])

/** Whether orders under way hold what lies in a slot: a test would give a piece of theirs away. */
export const isWaitedFor = (tx: Db, offlineGoodsId: number) =>
  hasOrder(tx, offlineGoodsId, [
    gt(machineOrders.units, 0),
    inArray(machineOrders.state, ['unpaid', 'commanded', 'delivering']),
  ])
