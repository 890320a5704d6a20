import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'

/** How many packs of some goods are in my cart from now on. */
export function usePacks() {
  const { submit, busy } = useSubmit(async (supply_key: string, packs: number) => {
    try {
      await api.post('/tp5/api/ShoppingCart/changeNumber', { supply_key, packs })
    } catch (thrown) {
      toast(messageOf(thrown))
    }
  })
  return { change: (key: string, packs: number) => void submit(key, packs), busy }
}
