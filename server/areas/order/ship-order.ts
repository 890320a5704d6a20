import { eq } from 'drizzle-orm'
import type { DeskContext, Handed, Shipper } from '@server/desk/case'
import { Refusal } from '@server/call/refusal'
import { carrierName } from '@server/providers/logistics/carrier'
import { exchangeOrders } from './tables'
import { moveOrder } from './move-order'
import { mayBecome } from './order-states'

/** A person of the house has handed the parcel to a carrier. Returns the carrier's name. */
async function shipOrder({ db, config, now }: DeskContext, parcel: Handed): Promise<string> {
  const { no, carrier, trackingNo } = parcel
  const name = carrierName(config, carrier)
  const [order] = await db
    .select()
    .from(exchangeOrders)
    .where(eq(exchangeOrders.orderSn, no))
    .for('update')
  if (!order) throw new Refusal('notFound', '没有这个订单')
  if (!mayBecome(order.kind, order.state, 'shipped')) {
    throw new Refusal('orderMoved', '只有待发货的订单可以发货')
  }
  await moveOrder(db, order, { to: 'shipped', at: now, with: { carrier, trackingNo } })
  return name
}

export const parcels: Shipper = {
  kind: 'parcel',
  owns: (no) => !no.startsWith('LS'),
  ship: shipOrder,
}
