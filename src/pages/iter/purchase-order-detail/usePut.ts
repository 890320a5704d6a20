import type { In } from '@contract/api'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

/** Puts pieces into a slot; there may be more slots, so the question stays. */
export function usePut() {
  const { submit, busy, error } = useSubmit(async (wish: In<'/tp5/api/FranchiseOrder/put'>) => {
    const { stock, left } = await api.post('/tp5/api/FranchiseOrder/put', wish)
    toast(`货道里有 ${stock} 件了，手上还有 ${left} 件`)
  })
  return { put: submit, busy, error }
}
