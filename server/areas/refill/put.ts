import { and, asc, eq, sql } from 'drizzle-orm'
import { moveStock, slots } from '@server/areas/machine/machine'
import { orders } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { refillLines } from './tables'

interface Putting {
  userId: string
  machineId: number
  slotNo: string
  supplyKey: string
  units: number
  at: Date
}

/** What is left in the van of some goods, the oldest first, held until it is put. */
const lockLeft = (tx: Db, { userId, supplyKey }: Putting) =>
  tx
    .select({ line: refillLines })
    .from(refillLines)
    .innerJoin(
      orders,
      and(eq(orders.userId, refillLines.userId), eq(orders.orderSn, refillLines.orderSn)),
    )
    .where(
      and(
        eq(refillLines.userId, userId),
        eq(refillLines.supplyKey, supplyKey),
        eq(orders.state, 'finished'),
      ),
    )
    .orderBy(asc(refillLines.orderSn), asc(refillLines.line))
    .for('update', { of: refillLines })

const leftOf = ({ line }: Awaited<ReturnType<typeof lockLeft>>[number]) =>
  (line.received ?? 0) - line.loaded

/** Out of the van into a slot: each piece leaves the order that it came by, and is in the slot's book. */
export async function put(tx: Db, putting: Putting) {
  const { userId, machineId, slotNo, units, at } = putting
  const isSlot = and(eq(slots.machineId, machineId), eq(slots.slotNo, slotNo))
  const [slot] = await tx.select().from(slots).where(isSlot)
  if (!slot) throw new Refusal('notFound', '没有找到您的这个货道')
  const lines = (await lockLeft(tx, putting)).filter((one) => leftOf(one) > 0)
  const left = lines.reduce((sum, one) => sum + leftOf(one), 0)
  if (left < units) throw new Refusal('notInStock')
  if (!lines.some(({ line }) => line.fits.includes(slot.title)))
    throw new Refusal('invalid', `这个货道放的是“${slot.title}”，不能放别的商品`)
  let rest = units
  for (const one of lines) {
    const taken = Math.min(rest, leftOf(one))
    if (taken === 0) break
    rest -= taken
    await load(tx, one.line, taken)
    const moved = await moveStock(tx, {
      ...{ offlineGoodsId: slot.offlineGoodsId, kind: 'restocked', units: taken },
      ...{ subject: one.line.orderSn, userId, at },
    })
    if (!moved) throw new Refusal('slotFull')
  }
  const [now] = await tx.select({ stock: slots.stock }).from(slots).where(isSlot)
  return { stock: now!.stock, left: left - units }
}

const load = (tx: Db, { userId, orderSn, line }: typeof refillLines.$inferSelect, taken: number) =>
  tx
    .update(refillLines)
    .set({ loaded: sql`${refillLines.loaded} + ${taken}` })
    .where(
      and(
        eq(refillLines.userId, userId),
        eq(refillLines.orderSn, orderSn),
        eq(refillLines.line, line),
      ),
    )
