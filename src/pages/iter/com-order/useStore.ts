import type { In } from '@contract/api'
import { replace } from '@/navigation/go'
import { paysHere } from '@/parts/iter/paysHere'
import { dropDraft } from '@/parts/order/draft'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

/** The last word: the order is written, and paid or on account. */
export function useStore() {
  const { submit, busy, error } = useSubmit(async (wish: In<'/tp5/api/FranchiseOrder/store'>) => {
    const { order_sn, to_pay } = await api.post('/tp5/api/FranchiseOrder/store', wish)
    dropDraft()
    if (to_pay > 0 && paysHere) await replace('orderPay', { order_sn })
    else await replace('purchaseOrderDetail', { order_sn })
  })
  return { store: submit, busy, error }
}
