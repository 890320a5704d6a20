import { go } from '@/navigation/go'
import { allRoutes } from '@/routes/match'
import type { RouteName } from '@/routes/route'

const ofMachine = 'orderDetailsOnlineMachine'

/** The order that an after-sale is about; those of machines have a page of their own. */
export function openOrder(order_sn: string): Promise<unknown> {
  const atMachine = order_sn.startsWith('LM') && allRoutes.some(({ name }) => name === ofMachine)
  return atMachine ? go(ofMachine as RouteName, { order_sn }) : go('orderDetails', { order_sn })
}
