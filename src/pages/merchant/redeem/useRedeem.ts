import { useState } from 'react'
import type { Out } from '@contract/api'
import { api } from '@/request/api'
import { Refused } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'

export type Read = Out<'/tp5/api/VillageEnter/readCode'>

/** A customer's code: read first, redeemed when somebody has looked at what it is. */
export function useRedeem() {
  const [found, setFound] = useState<Read>()
  const [redeemed, setRedeemed] = useState<Read>()

  const step = useSubmit(async (what: 'read' | 'redeem', shown: string) => {
    if (what === 'read') {
      setFound(await api.get('/tp5/api/VillageEnter/readCode', { code: shown }))
      return
    }
    try {
      setRedeemed(await api.post('/tp5/api/VillageEnter/useCode', { code: shown }))
    } catch (thrown) {
      // a code that ran out meanwhile has to be read anew
      if (thrown instanceof Refused) setFound(undefined)
      throw thrown
    }
  })
  return {
    found,
    redeemed,
    busy: step.busy,
    error: step.error,
    read: (code: string) => void step.submit('read', code),
    redeem: (code: string) => void step.submit('redeem', code),
    /** Another code: nothing is known of it. */
    forget: () => {
      setFound(undefined)
      setRedeemed(undefined)
    },
  }
}
