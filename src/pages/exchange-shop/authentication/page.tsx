import { useState } from 'react'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { useSubmit } from '@/request/useSubmit'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { IdentityForm } from './IdentityForm'
import { IdentityState } from './IdentityState'
import type { Identity } from './identityWords'

export default function Authentication() {
  const call = useCall(() => api.get('/user/nameVerify/detail'), [])
  const [sent, setSent] = useState<Identity>()
  const identity = sent ?? call.data
  const again = useSubmit(async () => setSent(await api.get('/user/nameVerify/detail')))
  if (identity && (identity.state === 'none' || identity.state === 'refused')) {
    return <IdentityForm identity={identity} onSent={setSent} />
  }
  return (
    <Screen route="authentication">
      <Stack inset>
        <Unloaded call={{ ...call, data: identity }} outline={3} />
        {identity && (
          <IdentityState
            identity={identity}
            busy={again.busy}
            onReload={() => void again.submit()}
          />
        )}
      </Stack>
    </Screen>
  )
}
