import { useState } from 'react'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

/** Asked about first, for money that is nearly there. */
export function useCancel(withdrawalNo: string, looked: () => Promise<void>) {
  const [asked, setAsked] = useState(false)
  const act = useSubmit(async () => {
    await api.post('/tp5/api/UserWithdraw/cancel', { withdrawal_no: withdrawalNo })
    setAsked(false)
    await looked()
  })
  return { asked, ask: () => setAsked(true), drop: () => setAsked(false), act, error: act.error }
}

export type Cancel = ReturnType<typeof useCancel>
