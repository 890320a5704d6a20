import { useClosed } from '@/cache/useClosed'
import { useRoute } from '@/navigation/useRoute'
import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { Screen } from '@/blocks/screen/Screen'
import { useIdentity } from '@/session/useIdentity'
import { Invited } from './Invited'
import { MyInvitation } from './MyInvitation'
import { SignInFirst } from './SignInFirst'

/** My own invitation, or the one that somebody sent me. */
export default function NewGuest() {
  const { invite } = useRoute('newGuest')
  const signedIn = useIdentity() !== ''
  const closed = useClosed()
  if (closed('inviteReward')) return <ClosedScreen route="newGuest" />
  if (invite) return <Invited code={invite} />
  if (signedIn) return <MyInvitation />
  return (
    <Screen route="newGuest">
      <SignInFirst />
    </Screen>
  )
}
