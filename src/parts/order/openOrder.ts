import type { SellerName } from '@contract/order'
import { follow, go } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'

/** A campaign says where an order of its goes on: to the payment, to what it gave, or to itself. */
async function openCampaignOrder(order_sn: string): Promise<unknown> {
  try {
    const { state, link, receipt_id } = await api.get('/tp5/api/Campaign/order', { order_sn })
    if (state === 'unpaid') return await go('orderPay', { order_sn })
    return await (receipt_id ? go('receivesuccess', { receipt_id }) : follow(link))
  } catch (thrown) {
    return toast(messageOf(thrown))
  }
}

const pages: Record<SellerName, (orderSn: string) => Promise<unknown>> = {
  shop: (order_sn) => go('orderDetails', { order_sn }),
  machine: (order_sn) => go('orderDetailsOnlineMachine', { order_sn }),
  campaign: openCampaignOrder,
  // where it is all paid, and what became of it
  advertiser: () => go('advertiserswallet'),
  refill: (order_sn) => go('purchaseOrderDetail', { order_sn }),
}

interface Sold {
  order_sn: string
  seller: SellerName
}

/** The page of an order, by whoever sold it. */
export const openOrder = ({ order_sn, seller }: Sold): Promise<unknown> => pages[seller](order_sn)
