import { eq } from 'drizzle-orm'
import type { DeskContext } from '@server/desk/case'
import { Refusal } from '@server/http/refusal'
import { createLogistics } from '@server/providers/logistics/logistics'
import { exchangeOrders } from '../tables'
import { moveOrder } from './move-order'
import { mayBecome } from './order-states'

interface Sent {
  orderSn: string
  carrier: string
  trackingNo: string
}

/** A person of the house has handed the parcel to a carrier. Returns the carrier's name. */
export async function shipOrder({ db, config, now }: DeskContext, sent: Sent): Promise<string> {
  const { orderSn, carrier, trackingNo } = sent
  const { carriers } = createLogistics(config)
  const known = Object.hasOwn(carriers, carrier) ? carriers[carrier] : undefined
  if (!known) throw new Refusal('invalid', `快递公司应为：${Object.keys(carriers).join('、')}`)
  const [order] = await db
    .select()
    .from(exchangeOrders)
    .where(eq(exchangeOrders.orderSn, orderSn))
    .for('update')
  if (!order) throw new Refusal('notFound', '没有这个订单')
  if (!mayBecome(order.kind, order.state, 'shipped')) {
    throw new Refusal('orderMoved', '只有待发货的订单可以发货')
  }
  await moveOrder(db, order, { to: 'shipped', at: now, with: { carrier, trackingNo } })
  return known.name
}
