import { and, asc, eq, lte } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { isNumberOf } from '@server/database/numbers'
import type { DeskContext, Handed, Shipper } from '@server/desk/case'
import { carrierName } from '@server/providers/logistics/carrier'
import { lockByNumber, lockOrder } from './find-order'
import { parcel } from './flows'
import { moveOrder } from './move-order'
import { orders } from './tables'

/** A person of the house has handed the parcel to a carrier. Returns the carrier's name. */
async function shipOrder({ db, config, now }: DeskContext, handed: Handed): Promise<string> {
  const { no, carrier, trackingNo } = handed
  const name = carrierName(config, carrier)
  const order = await lockByNumber(db, no)
  if (order.flow !== 'parcel' || !parcel.states.mayBecome(order.state, 'shipped')) {
    throw new Refusal('orderMoved', '只有待发货的订单可以发货')
  }
  await moveOrder(db, parcel, order, shipped(now, { carrier, trackingNo }))
  return name
}

export const parcels: Shipper = {
  kind: 'parcel',
  owns: (no) => !isNumberOf('afterSale', no),
  ship: shipOrder,
}

/** After this long a parcel that nobody confirmed is taken as received. */
const receivedAfterDays = 10

/** The move of a parcel that a carrier has taken. */
export const shipped = (at: Date, sent: { carrier: string; trackingNo: string }) => ({
  to: 'shipped' as const,
  at,
  deadlineAt: new Date(at.getTime() + receivedAfterDays * dayMs),
  with: sent,
})

const batch = 100

/** What has been paid for long enough to be packed, the longest first. */
export const packedOrders = (db: Db, paidBefore: Date) =>
  db
    .select({ userId: orders.userId, orderSn: orders.orderSn })
    .from(orders)
    .where(and(eq(orders.state, 'paid'), eq(orders.flow, 'parcel'), lte(orders.paidAt, paidBefore)))
    .orderBy(asc(orders.paidAt))
    .limit(batch)

interface Sent {
  carrier: string
  trackingNo: string
}

/** The carrier has it; an order that was cancelled meanwhile stays so. */
export async function handOver(
  tx: Db,
  which: { userId: string; orderSn: string },
  sent: Sent,
  now: Date,
) {
  const order = await lockOrder(tx, which)
  if (parcel.states.mayBecome(order.state, 'shipped')) {
    await moveOrder(tx, parcel, order, shipped(now, sent))
  }
}
