import { useState } from 'react'
import type { CancelReason, MachineContract } from '@/parts/iter/contract'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

/** What a party can do with a contract now. */
export function useActions({ contract_id }: MachineContract) {
  const [asked, setAsked] = useState(false)
  const agree = useSubmit(async () => {
    const { state } = await api.post('/tp5/api/MachineBusiness/agree', { contract_id })
    toast(state === 'offered' ? '已同意，还在等别人' : '签好了')
  })
  const cancel = useSubmit(async (reason: CancelReason | undefined) => {
    const wish = { contract_id, ...(reason && { reason }) }
    await api.post('/tp5/api/MachineBusiness/cancel', wish)
    setAsked(false)
    toast(reason ? '已解约' : '已作废')
  })
  return {
    asked,
    ask: () => setAsked(true),
    dismiss: () => setAsked(false),
    agree,
    cancel,
  }
}

export type Actions = ReturnType<typeof useActions>
