import { go } from '@/navigation/go'
import { allRoutes } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import type { AfterSale } from './afterSale'

const ofMachine = 'orderDetailsOnlineMachine'

/** The order that an after-sale is about; those of machines have a page of their own. */
export function openOrder({ order_sn, seller }: AfterSale): Promise<unknown> {
  const atMachine = seller === 'machine' && allRoutes.some(({ name }) => name === ofMachine)
  return atMachine ? go(ofMachine as RouteName, { order_sn }) : go('orderDetails', { order_sn })
}
