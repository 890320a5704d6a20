import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { moveOrder, type Order } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { flow } from '../orders/flow'
import { machineIdOf } from '../orders/machine-order'
import { machinePickups as pickups } from '../tables'
import { keepingRules } from './rules'

type Which = Pick<Order, 'userId' | 'orderSn'>

const isOf = ({ userId, orderSn }: Which) =>
  and(eq(pickups.userId, userId), eq(pickups.orderSn, orderSn))

/** Nothing is left to pay, and nobody stands there: it waits in its slot, under a code. */
export async function keepForLater<Facts>(
  tx: Db,
  order: Order<Facts>,
  at: Date,
): Promise<Order<Facts>> {
  const deadlineAt = new Date(at.getTime() + keepingRules.minutes * 60_000)
  const kept = await moveOrder(tx, flow, order, { to: 'kept', at, deadlineAt })
  await writeCode(tx, order)
  return kept
}

/** Of a million codes those of one machine rarely meet. */
async function writeCode(tx: Db, order: Order<unknown>): Promise<void> {
  const { userId, orderSn } = order
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const written = await tx
      .insert(pickups)
      .values({ machineId: machineIdOf(order), code, userId, orderSn })
      .onConflictDoNothing({ target: [pickups.machineId, pickups.code] })
      .returning()
    if (written.length > 0) return
  }
}

/** It is fetched, or nobody waits for it any more. */
export const dropCode = (tx: Db, order: Which) => tx.delete(pickups).where(isOf(order))

/** Empty where nothing is kept. */
export async function codeOf(db: Db, order: Which): Promise<string> {
  const [row] = await db.select({ code: pickups.code }).from(pickups).where(isOf(order))
  return row?.code ?? ''
}

/** The same of all that is kept for somebody, by order. */
export async function codesOf(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(pickups).where(eq(pickups.userId, userId))
  return new Map(rows.map(({ orderSn, code }) => [orderSn, code]))
}
