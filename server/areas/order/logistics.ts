import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import { openRecipient } from '@server/areas/address/address'
import type { Outside } from '@server/call/handler'
import type { DataKey } from '@server/database/data-key'
import type { Parcel } from '@server/providers/logistics/logistics'
import type { Order, OrderRow } from './find-order'

/** As carriers know it. */
export const parcelOf = (order: OrderRow, key: DataKey): Parcel => ({
  carrier: order.carrier,
  trackingNo: order.trackingNo,
  shippedAt: new Date(order.reached.shipped!),
  deliveredAt: order.reached.finished ? new Date(order.reached.finished) : null,
  city: order.city ?? '',
  district: order.district ?? '',
  phone: openRecipient(key, order.userId, order.recipient!).phone,
})

type Course = Out<'/tp5/api/ExchangeOrder/logisticsInfo'>

/** Where the parcel of an order has been, the latest first. */
export async function courseOf(
  order: Order,
  { config, now, providers }: Pick<Outside, 'config' | 'now' | 'providers'>,
): Promise<Course> {
  if (!order.reached.shipped) throw new Refusal('orderMoved', '商品还没有发出')
  const parcel = parcelOf(order, config.dataKey)
  const { stateText, course, carrier } = await providers.logistics.track(parcel, now).catch(() => {
    throw new Refusal('unavailable', '物流信息暂时查不到，请稍后再试')
  })
  return {
    order_sn: order.orderSn,
    carrier: carrier.name,
    carrier_phone: carrier.phone,
    tracking_no: order.trackingNo,
    state_text: stateText,
    course: course.map(({ at, text, place }) => ({ at: replyTime(at), text, place })),
  }
}
