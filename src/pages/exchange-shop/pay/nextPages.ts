import { resultPage } from '@/blocks/order/resultPage'
import { go, replace } from '@/navigation/go'
import { appearance } from '@/session/appearance'
import type { PayDetail } from './payWords'

type Order = Pick<PayDetail, 'order_sn' | 'kind' | 'machine'>

/** Where one sees what was paid for: the machine that opens, or what the exchange gave. */
export function showPaid({ order_sn, kind, machine }: Order): Promise<unknown> {
  if (machine) return replace('onlineMachinePaySuccess', { ...machine, order_sn })
  return kind ? replace(resultPage(kind, appearance.elder), { order_sn }) : Promise.resolve()
}

export const showOrder = ({ order_sn, machine }: Order): Promise<unknown> =>
  machine
    ? replace('orderDetailsOnlineMachine', { order_sn })
    : replace('orderDetails', { order_sn })

/** Where one begins anew. */
export const startAnew = ({ machine }: Order): Promise<unknown> =>
  machine ? replace('onlineMachine', { machine_id: machine.machine_id }) : go('exchangeShop')
