import type { AfterSale } from '@/parts/after-sale/afterSale'
import { useEvery } from '@/cache/useEvery'

const pauseMs = 10_000

const inTheirHands: readonly AfterSale['state'][] = [
  'applied',
  'returning',
  'rejected',
  'refunding',
]

/** Looks again while the house or a provider has it in hand and somebody looks on. */
export function useWatch(afterSale: AfterSale | undefined, look: () => Promise<void>) {
  const state = afterSale?.state
  const waits = state !== undefined && inTheirHands.includes(state)
  useEvery(pauseMs, look, waits)
}
