import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import type { Done } from './resultWords'

/** The first of the things that the exchange gave; the page holds without it while it loads. */
export function useReceived({ holdings }: Done) {
  const [holding_id] = holdings
  return useCall(
    async () =>
      holding_id
        ? await api.get('/tp5/api/ExchangeShop/UserExchange/detail', { holding_id })
        : null,
    [holding_id],
  )
}
