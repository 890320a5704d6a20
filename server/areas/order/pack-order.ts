import { and, asc, eq, inArray } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { lockByNumber, type Order, withLines } from './find-order'
import { parcel } from './flows'
import { moveOrder } from './move-order'
import { orders } from './tables'

const waitsForPost = ['paid', 'packing'] as const

/** What waits for the post or is being packed, the longest first. */
export async function ordersToPack(
  db: Db,
  states: readonly (typeof waitsForPost)[number][] = waitsForPost,
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.flow, parcelFlow), inArray(orders.state, [...states])))
    .orderBy(asc(orders.paidAt), asc(orders.orderSn))
  return withLines(db, rows)
}

const parcelFlow = 'parcel'

/** A person of the house takes it in hand: from now on a person decides what still changes. */
export async function packOrder(tx: Db, orderSn: string, at: Date): Promise<Order> {
  const order = await lockByNumber(tx, orderSn)
  if (order.flow !== parcelFlow || !parcel.states.mayBecome(order.state, 'packing'))
    throw new Refusal('orderMoved', `${orderSn} 不是待发货的订单，list 会列出`)
  return moveOrder(tx, parcel, order, { to: 'packing', at })
}
