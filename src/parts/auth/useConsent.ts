import { useEffect, useState } from 'react'
import type { Out } from '@contract/api'
import { useRead } from '@/cache/useRead'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'

type AppConfig = Out<'/tp5/api/Common/config'>

const notYetKnown = ''

/**
 * What somebody agrees to by a tick: the versions in force when it is made, and it is gone once others
 * are. Who ticks before they are known agrees to those that are told then.
 */
export function useConsent() {
  const { data: config, reload } = useRead('/tp5/api/Common/config', {}, { alike: true })
  const inForce = config?.agreement_version ?? notYetKnown
  const [agreed, agree] = useState<string | null>(null)
  useEffect(() => {
    if (agreed === notYetKnown) agree(inForce)
  }, [agreed, inForce])

  return {
    config,
    ticked: agreed === notYetKnown || agreed === inForce,
    tick: (on: boolean) => agree(on ? inForce : null),
    /** A tap may come before the app was told: it waits. What turns out to be old is asked for anew. */
    async under<T>(signIn: (config: AppConfig) => Promise<T>): Promise<T> {
      const told = config ?? (await api.get('/tp5/api/Common/config'))
      try {
        return await signIn(told)
      } catch (thrown) {
        if (isRefusal(thrown, 'agreementNeeded')) await reload()
        throw thrown
      }
    },
  }
}

export type GivenConsent = ReturnType<typeof useConsent>
