import { go, replace } from '@/navigation/go'
import { serverNow } from '@/request/clock'
import { allRoutes } from '@/routes/match'
import type { RouteName } from '@/routes/route'

const name = 'orderPay'

/** Whether this app has a page to pay on. */
export const canPay = allRoutes.some((route) => route.name === name)

export const openPayment = (order_sn: string) => go(name as RouteName, { order_sn })
export const goOnToPayment = (order_sn: string) => replace(name as RouteName, { order_sn })

/** When an order stops waiting for money, in seconds by the clock of this phone. */
export function endOfWait(expiresAt: string): number {
  const phone = Math.floor(Date.now() / 1000)
  return Math.floor(Date.parse(expiresAt) / 1000) - (serverNow() - phone)
}
