import { useEffect, useRef } from 'react'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { useInFront } from '@/platform/inFront'
import { purse } from '@/session/purse'

const pauseMs = 10_000
const refunds: readonly AfterSale['state'][] = ['refunding', 'refunded']

/** Looks again while the house or a provider has it in hand and somebody looks on. */
export function useWatch(afterSale: AfterSale | undefined, reload: () => Promise<void>) {
  const inFront = useInFront()
  const state = afterSale?.state
  const waits = state === 'applied' || state === 'returning' || state === 'refunding'
  useEffect(() => {
    if (!inFront || !waits) return undefined
    const timer = setInterval(() => void reload(), pauseMs)
    return () => clearInterval(timer)
  }, [inFront, waits, reload])

  const before = useRef(state)
  useEffect(() => {
    // what I hold has become more: kept pages ask again
    if (before.current && before.current !== state && state && refunds.includes(state)) {
      purse.exchanges += 1
    }
    before.current = state
  }, [state])
}
