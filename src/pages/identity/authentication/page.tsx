import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import type { Identity } from './identityWords'
import { IdentityConsent } from './IdentityConsent'
import { IdentityForm } from './IdentityForm'
import { IdentityState } from './IdentityState'
import { WithdrawConsent } from './WithdrawConsent'

const isDecided = ({ state }: Identity) => state === 'waiting' || state === 'approved'

export default function Authentication() {
  const call = useRead('/user/nameVerify/detail')
  const { data: identity, reload } = call
  const again = useSubmit(reload)
  const closed = useClosed()
  if (identity && !isDecided(identity) && closed('identityPhotos')) {
    return (
      <ClosedScreen route="authentication">
        {identity.consented_at && <WithdrawConsent onAnswered={() => void reload()} />}
      </ClosedScreen>
    )
  }
  if (identity && !identity.consented_at) {
    return <IdentityConsent identity={identity} onAnswered={() => void reload()} />
  }
  if (identity && !isDecided(identity)) {
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
