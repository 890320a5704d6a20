import { resultPage } from '@/parts/order/resultPage'
import { followInstead, go, replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { appearance } from '@/session/appearance'
import type { PayDetail } from './payWords'

type Order = Pick<PayDetail, 'order_sn' | 'seller' | 'kind' | 'machine'>

/** Neither of the shop nor of a machine: a campaign sold it, and says where it goes on. */
async function openCampaignOf(orderSn: string): Promise<unknown> {
  try {
    const { link } = await api.get('/tp5/api/Campaign/order', { order_sn: orderSn })
    return await followInstead(link)
  } catch (thrown) {
    return toast(messageOf(thrown))
  }
}

/** Where one sees what was paid for: the machine that opens, what the exchange gave, the campaign. */
export function showPaid({ order_sn, seller, kind, machine }: Order): Promise<unknown> {
  if (seller === 'advertiser') return replace('advertiserswallet')
  if (seller === 'refill') return replace('purchaseOrderDetail', { order_sn })
  if (machine) return replace('onlineMachinePaySuccess', { ...machine, order_sn })
  return kind ? replace(resultPage(kind, appearance.elder), { order_sn }) : openCampaignOf(order_sn)
}

/** Where it can be paid, cancelled or given back. */
export function showOrder({ order_sn, seller, kind, machine }: Order): Promise<unknown> {
  if (seller === 'advertiser') return replace('advertiserswallet')
  if (seller === 'refill') return replace('purchaseOrderDetail', { order_sn })
  if (machine) return replace('orderDetailsOnlineMachine', { order_sn })
  return kind ? replace('orderDetails', { order_sn }) : replace('campaignOrders')
}

/** Where one begins anew. */
export const startAnew = ({ order_sn, seller, machine }: Order): Promise<unknown> => {
  if (seller === 'advertiser') return replace('advertiserswallet')
  if (seller === 'refill') return replace('purchaseOrderDetail', { order_sn })
  if (seller === 'campaign') return openCampaignOf(order_sn)
  return machine ? replace('onlineMachine', { machine_id: machine.machine_id }) : go('exchangeShop')
}
