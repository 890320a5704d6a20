import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import { openRecipient } from '@server/areas/address/address'
import type { Outside } from '@server/call/handler'
import type { Order } from './find-order'

type Course = Out<'/tp5/api/ExchangeOrder/logisticsInfo'>

/** Where the parcel of an order has been, the latest first. */
export async function courseOf(
  order: Order,
  { config, now, providers }: Pick<Outside, 'config' | 'now' | 'providers'>,
): Promise<Course> {
  const { shipped, finished } = order.reached
  if (!shipped) throw new Refusal('orderMoved', '商品还没有发出')
  const parcel = {
    carrier: order.carrier,
    trackingNo: order.trackingNo,
    shippedAt: new Date(shipped),
    deliveredAt: finished ? new Date(finished) : null,
    city: order.city ?? '',
    district: order.district ?? '',
    phone: openRecipient(config.dataKey, order.userId, order.recipient!).phone,
  }
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
