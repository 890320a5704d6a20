import type { Cart } from '@/parts/iter/refill'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'

/** Takes all out of the cart. */
export function useClear(list: Cart['list']) {
  const { submit, busy } = useSubmit(async () => {
    const supply_keys = list.map(({ supply_key }) => supply_key).join(',')
    try {
      await api.post('/tp5/api/PurchaseGoods/delete', { supply_keys })
      toast('已清空')
    } catch (thrown) {
      toast(messageOf(thrown))
    }
  })
  return { clear: () => void submit(), busy }
}
