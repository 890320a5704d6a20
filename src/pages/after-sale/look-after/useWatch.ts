import type { AfterSale } from '@/parts/after-sale/afterSale'
import { useEvery } from '@/cache/useEvery'

const pauseMs = 10_000

/** Looks again while the house or a provider has it in hand and somebody looks on. */
export function useWatch(afterSale: AfterSale | undefined, look: () => Promise<void>) {
  const state = afterSale?.state
  const waits = state === 'applied' || state === 'returning' || state === 'refunding'
  useEvery(pauseMs, look, waits)
}
