import { cache } from '@/cache/cache'
import { useRead } from '@/cache/useRead'
import { toast } from '@/platform/toast'
import { session } from '@/session/session'
import { person } from '../client/person'
import { renderHook } from '../client/renderHook'
import { at, watchNavigation } from '../client/taro'
import { show } from './front'
import { answer } from './network'

export const orderCall = '/tp5/api/ExchangeOrder/detail'

/** A component that shows one order. */
export const order = (order_sn: string) =>
  renderHook((sn: string) => useRead(orderCall, { order_sn: sn }), order_sn)

export const shownSn = (data: unknown) => (data as { order_sn: string } | undefined)?.order_sn

/** Somebody has signed in, stands on a page that is not kept, and orders are answered. */
export function begin(): void {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(toast).mockReset()
  watchNavigation(at('orderDetails', { order_sn: 'LJ1' }))
  show(true)
  session.signIn(person())
  cache.empty(() => true)
  answer(({ order_sn }) => ({ data: { order_sn }, of: ['orders'] }))
}

export function end(): void {
  jest.useRealTimers()
  jest.restoreAllMocks()
}
