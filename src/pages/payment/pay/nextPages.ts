import { resultPage } from '@/parts/order/resultPage'
import { followInstead, go, replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { appearance } from '@/session/appearance'
import type { PayDetail } from './payWords'

type Order = Pick<PayDetail, 'order_sn' | 'kind' | 'machine'>

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
export function showPaid({ order_sn, kind, machine }: Order): Promise<unknown> {
  if (machine) return replace('onlineMachinePaySuccess', { ...machine, order_sn })
  return kind ? replace(resultPage(kind, appearance.elder), { order_sn }) : openCampaignOf(order_sn)
}

export function showOrder({ order_sn, kind, machine }: Order): Promise<unknown> {
  if (machine) return replace('orderDetailsOnlineMachine', { order_sn })
  return kind ? replace('orderDetails', { order_sn }) : openCampaignOf(order_sn)
}

/** Where one begins anew. */
export const startAnew = ({ machine }: Order): Promise<unknown> =>
  machine ? replace('onlineMachine', { machine_id: machine.machine_id }) : go('exchangeShop')
