import { go } from '@/navigation/go'
import { useIdentity } from '@/session/useIdentity'
import { Button } from '@/ui/button/Button'
import { FullShareButton } from '@/ui/button/FullShareButton'
import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { Row } from '@/ui/row/Row'
import type { Invite } from './inviteWords'
import { useInvite } from './useInvite'

interface InviteActionsProps {
  invite: Invite
  /** It was no longer open after all. */
  onClosed: () => void
}

/** The giver hands it on or takes it back, a neighbour accepts it. */
export function InviteActions({ invite, onClosed }: InviteActionsProps) {
  const { state, mine, holding_id } = invite
  const { accept, takeBack } = useInvite(invite, onClosed)
  const signedIn = useIdentity() !== ''
  const open = state === 'open'
  const error = open ? (accept.error ?? takeBack.error) : undefined
  return (
    <Foot>
      <CallError error={error} />
      <Row>
        {open && mine === 1 && (
          <>
            <Button
              kind="outline"
              shape="full"
              busy={takeBack.busy}
              onPress={() => void takeBack.submit()}
            >
              收回
            </Button>
            <FullShareButton>发给邻居</FullShareButton>
          </>
        )}
        {open && mine === 0 && !signedIn && (
          <Button shape="full" onPress={() => void go('login')}>
            登录后收下
          </Button>
        )}
        {open && mine === 0 && signedIn && (
          <Button shape="full" busy={accept.busy} onPress={() => void accept.submit()}>
            收下这份心意
          </Button>
        )}
        {!open && holding_id && (
          <Button shape="full" onPress={() => void go('holding', { holding_id })}>
            看这张卡券
          </Button>
        )}
        {!open && !holding_id && (
          <Button shape="full" onPress={() => void go('exchangeShop')}>
            去商城看看
          </Button>
        )}
      </Row>
    </Foot>
  )
}
