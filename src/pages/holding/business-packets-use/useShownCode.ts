import { useEffect, useState } from 'react'
import { useRead } from '@/cache/useRead'
import { momentIn } from '@/request/clock'
import { useSeconds } from '@/ui/countdown/useSeconds'

/** The code to show now. It renews itself as it runs out, while somebody looks at it. */
export function useShownCode(holding_id: string, wanted: boolean) {
  const { data, at, error, loading, reload } = useRead(
    '/tp5/api/ExchangeShop/UserExchange/code',
    { holding_id },
    { anew: true },
  )
  const until = data ? momentIn(data.seconds, at) : 0
  const left = Math.min(data?.seconds ?? 0, until - useSeconds(until))
  const ranOut = data !== undefined && left <= 0
  /** When the code came for which no newer one could be had. */
  const [stuck, setStuck] = useState<number>()
  useEffect(() => {
    if (ranOut && wanted) void reload().then(() => setStuck(at))
  }, [ranOut, wanted, reload, at])
  return {
    /** Undefined where there is none, or only one that ran out. */
    code: ranOut ? undefined : data?.code,
    left,
    ranOut,
    error,
    /** It is on its way; that it does not come is said when it has not. */
    loading: loading || (ranOut && stuck !== at),
    reload,
  }
}
