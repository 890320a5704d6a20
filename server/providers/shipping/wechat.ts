import { z } from 'zod'
import { replyTime } from '@server/calendar'
import type { WechatConfig } from '@server/config'
import { Declined } from '../declined'
import type { Guard } from '../guard'
import { postTo } from '../wechat/ask'
import type { Delivery, Shipment, ShippingProvider, Verdict } from './shipping'
import { verdictOf } from './verdicts'

type RealConfig = Extract<WechatConfig, { provider: 'wechat' }>

const path = '/wxa/sec/order/upload_shipping_info'

const logisticsTypes: Record<Delivery['by'], number> = { express: 1, rider: 2, grant: 3, pickup: 4 }

/** The payment is named by what WeChat Pay calls it, and not by our own number. */
const byTransaction = 2
/** All at once, in one parcel at most. */
const unified = 1
const longestTitle = 120
/** Whose parcels are found by number and receiver; of others WeChat is told no receiver. */
const foundByReceiver = 'SF'

const told = z.object({ errcode: z.number(), errmsg: z.string().default('') })

/** Records at WeChat that what was paid for in the mini program has been given. */
export const createWechatShipping = (
  { url, apps }: RealConfig,
  guard: Guard,
): ShippingProvider => ({
  async record(shipment): Promise<Verdict> {
    if (!apps.mini) throw new Declined('There is no mini program whose payments these are')
    const post = postTo({ url, app: apps.mini, guard })
    return verdictOf(await post(path, told, bodyOf(shipment)))
  },
})

/** Of the shipment alone, so that WeChat finds it unchanged when it is told again. */
const bodyOf = ({ transactionId, openid, title, delivery, at }: Shipment) => ({
  order_key: { order_number_type: byTransaction, transaction_id: transactionId },
  logistics_type: logisticsTypes[delivery.by],
  delivery_mode: unified,
  shipping_list: [{ item_desc: [...title].slice(0, longestTitle).join(''), ...parcelOf(delivery) }],
  upload_time: replyTime(at),
  payer: { openid },
})

const parcelOf = (delivery: Delivery) =>
  delivery.by === 'express'
    ? {
        tracking_no: delivery.trackingNo,
        express_company: delivery.company,
        ...(delivery.company === foundByReceiver && {
          contact: { receiver_contact: delivery.receiver },
        }),
      }
    : {}
