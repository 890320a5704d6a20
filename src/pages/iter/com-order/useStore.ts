import type { In } from '@contract/api'
import { replace } from '@/navigation/go'
import { paysHere } from '@/parts/iter/paysHere'
import { dropDraft } from '@/parts/order/draft'
import { useOnce } from '@/request/useOnce'

const path = '/tp5/api/FranchiseOrder/store'

/** The last word: the order is written, and paid or on account. */
export function useStore() {
  const storing = useOnce(path, 'refill', async ({ order_sn, to_pay }) => {
    dropDraft()
    if (to_pay > 0 && paysHere) await replace('orderPay', { order_sn })
    else await replace('purchaseOrderDetail', { order_sn })
  })
  const store = (wish: In<typeof path>) => storing.submit(() => Promise.resolve(wish))
  return { ...storing, store }
}
