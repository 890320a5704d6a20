import { useEffect } from 'react'
import { api } from '@/request/api'
import { momentIn } from '@/request/clock'
import { useCall } from '@/cache/useCall'
import { useSeconds } from '@/ui/countdown/useSeconds'

/** The code to show now. It renews itself as it runs out, while somebody looks at it. */
export function useShownCode(holding_id: string, wanted: boolean) {
  const { data, error, loading, reload } = useCall(async () => {
    const { code, seconds } = await api.get('/tp5/api/ExchangeShop/UserExchange/code', {
      holding_id,
    })
    return { code, seconds, until: momentIn(seconds) }
  }, [holding_id])
  const now = useSeconds(data?.until ?? 0)
  const left = data ? Math.min(data.seconds, data.until - now) : 0
  const ranOut = data !== undefined && left <= 0
  useEffect(() => {
    if (ranOut && wanted) void reload()
  }, [ranOut, wanted, reload])
  return {
    /** Undefined where there is none, or only one that ran out. */
    code: ranOut ? undefined : data?.code,
    left,
    ranOut,
    error,
    loading,
    reload,
  }
}
