import { type GoodsKind, kinds } from '@server/areas/holding/holding'

interface Sold {
  ways: readonly { money: number }[]
  worth?: { uses: number } | undefined
}

/** Paid for in money, and of parts that can be counted: what becomes of those that are left has to be said. */
export function asksTerms(kind: GoodsKind, { ways, worth }: Sold): boolean {
  const { left } = kinds[kind]
  if (!ways.some(({ money }) => money > 0)) return false
  return left === 'rights' || (left === 'uses' && (worth?.uses ?? 0) > 0)
}
