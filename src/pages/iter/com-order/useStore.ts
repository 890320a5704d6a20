import type { In } from '@contract/api'
import { replace } from '@/navigation/go'
import { paysHere } from '@/parts/iter/paysHere'
import { dropDraft } from '@/parts/order/draft'
import { useOnce } from '@/request/useOnce'

const path = '/tp5/api/FranchiseOrder/store'

/** The last word: the order is written, and paid or on account. */
export function useStore() {
  const storing = useOnce<typeof path>('refill', async ({ order_sn, to_pay }) => {
    dropDraft()
    if (to_pay > 0 && paysHere) await replace('orderPay', { order_sn })
    else await replace('purchaseOrderDetail', { order_sn })
  })
  return {
    ...storing,
    store: (input: In<typeof path>) => storing.submit(() => Promise.resolve({ path, input })),
    checkLast: () => void storing.submit(),
  }
}
