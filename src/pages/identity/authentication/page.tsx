import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { IdentityForm } from './IdentityForm'
import { IdentityState } from './IdentityState'

export default function Authentication() {
  const call = useRead('/user/nameVerify/detail')
  const { data: identity, reload } = call
  const again = useSubmit(reload)
  if (identity && (identity.state === 'none' || identity.state === 'refused')) {
    return <IdentityForm identity={identity} onSent={reload} />
  }
  return (
    <Screen route="authentication">
      <Stack inset>
        <Unloaded call={call} outline={3} />
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
