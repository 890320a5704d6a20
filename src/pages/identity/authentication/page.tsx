import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { IdentityConsent } from './IdentityConsent'
import { IdentityForm } from './IdentityForm'
import { IdentityState } from './IdentityState'
import { WithdrawConsent } from './WithdrawConsent'

export default function Authentication() {
  const call = useRead('/user/nameVerify/detail')
  const { data: identity, reload } = call
  const again = useSubmit(reload)
  if (identity && !identity.consented_at) {
    return <IdentityConsent identity={identity} onAnswered={() => void reload()} />
  }
  if (identity && (identity.state === 'none' || identity.state === 'refused')) {
    return <IdentityForm identity={identity} onSent={() => void reload()} />
  }
  return (
    <Screen route="authentication">
      <Stack inset>
        <Unloaded call={call} outline={3} />
        {identity && (
          <>
            <IdentityState
              identity={identity}
              busy={again.busy}
              onReload={() => void again.submit()}
            />
            <WithdrawConsent onAnswered={() => void reload()} />
          </>
        )}
      </Stack>
    </Screen>
  )
}
