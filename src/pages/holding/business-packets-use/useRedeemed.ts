import { useState } from 'react'
import { useEvery } from '@/cache/useEvery'
import { useRead } from '@/cache/useRead'

const every = 3000

/** Notices when a merchant has redeemed it, asking quietly as long as `watching`. */
export function useRedeemed(holding_id: string, watching: boolean) {
  const { data: holding, look } = useRead('/tp5/api/ExchangeShop/UserExchange/detail', {
    holding_id,
  })
  const uses = holding?.uses.length
  const [seen, setSeen] = useState(uses)
  if (seen === undefined && uses !== undefined) setSeen(uses)
  const redeemed = uses !== undefined && seen !== undefined && uses > seen ? holding : undefined
  useEvery(every, look, watching && holding !== undefined && !redeemed)
  return { holding, redeemed, again: () => setSeen(uses) }
}
