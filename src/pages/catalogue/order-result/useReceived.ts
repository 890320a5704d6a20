import { useRead } from '@/cache/useRead'
import type { Done } from './resultWords'

/** The first of the things that the exchange gave; the page holds without it while it loads. */
export function useReceived({ holdings }: Done) {
  const [holding_id] = holdings
  return useRead('/tp5/api/ExchangeShop/UserExchange/detail', holding_id ? { holding_id } : null)
}
