import { and, eq, lte } from 'drizzle-orm'
import { carrierOf } from '@server/call/carrier'
import { Refusal } from '@server/call/refusal'
import { isNumberOf } from '@server/database/numbers'
import type { DeskContext, Handed, Shipper } from '@server/call/desk-case'
import type { Sweep } from '@server/jobs/sweep'
import { ownParcel } from '@server/providers/logistics/carrier'
import { ownCarrier } from '@server/providers/logistics/carriers'
import { lockByNumber, lockOrder } from './find-order'
import { parcel } from './flows'
import { moveOrder } from './move-order'
import { receivedBy } from './receipt'
import { remindOfParcel } from './remind'
import { orders } from './tables'
import { refuseWhileAsked } from './wishes'

/** A person of the house has handed the parcel to a carrier. Returns the carrier's name. */
async function shipOrder({ db, config, now }: DeskContext, handed: Handed): Promise<string> {
  const { no, trackingNo } = handed
  const { key: carrier, name } = carrierOf(config, handed.carrier)
  const order = await lockByNumber(db, no)
  if (order.flow !== 'parcel' || !parcel.states.mayBecome(order.state, 'shipped')) {
    throw new Refusal('orderMoved', '只有待发货的订单可以发货')
  }
  await refuseWhileAsked(db, order)
  await moveOrder(db, parcel, order, shipped(now, { carrier, trackingNo }))
  await remindOfParcel(db, order, carrier, now)
  return name
}

export const parcels: Shipper = {
  kind: 'parcel',
  owns: (no) => !isNumberOf('afterSale', no) && !isNumberOf('refill', no),
  ship: shipOrder,
}

/** The move of a parcel that a carrier has taken. */
export const shipped = (at: Date, sent: { carrier: string; trackingNo: string }) => ({
  to: 'shipped' as const,
  at,
  deadlineAt: receivedBy(at),
  with: sent,
})

const packingMinutes = 30

/** What has been paid for long enough to be packed is handed over to our own carrier. */
export const packedOrders: Sweep<typeof orders> = {
  name: 'order: hand parcels over',
  every: 60,
  table: orders,
  keys: ['userId', 'orderSn'],
  due: (now) =>
    and(
      eq(orders.state, 'paid'),
      eq(orders.flow, 'parcel'),
      lte(orders.paidAt, new Date(now.getTime() - packingMinutes * 60_000)),
    ),
  order: orders.paidAt,
  async work(tx, which, now) {
    const order = await lockOrder(tx, which)
    await moveOrder(tx, parcel, order, shipped(now, ownParcel(order.orderSn)))
    await remindOfParcel(tx, order, ownCarrier.key, now)
  },
}
