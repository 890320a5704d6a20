import { askToSignIn, replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { useIdentity } from '@/session/useIdentity'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { home } from '@/ui/illustrations/occasions/home'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Rewards } from './Rewards'

/** Who invites me; accepting binds me to them for good. */
export function Invited({ code }: { code: string }) {
  const signedIn = useIdentity() !== ''
  const call = useRead('/tp5/api/Invite/show', { code }, { alike: true })
  const { data } = call
  const accept = useSubmit(async () => {
    const { name } = await api.post('/tp5/api/Invite/addInvitedUser', { code })
    toast(`您和${name}是邻居了`)
    await replace('makeMoney')
  })
  const signIn = () => void askToSignIn({ name: 'newGuest', params: { invite: code } }, 'push')
  const action = data && (
    <Foot>
      <CallError error={accept.error} />
      {signedIn ? (
        <Button shape="full" busy={accept.busy} onPress={() => void accept.submit()}>
          接受邀请
        </Button>
      ) : (
        <Button shape="full" onPress={signIn}>
          登录后接受
        </Button>
      )}
    </Foot>
  )
  return (
    <Screen route="newGuest" action={action}>
      <Stack inset>
        <Unloaded call={call} outline={2} />
        {data && (
          <>
            <Message
              scene={home}
              title={`${data.name}邀请您做邻居`}
              text="在邻集，做任务、参加活动都能攒积分，积分能换家门口的好物。"
            />
            <Rewards title="接受邀请" rules={data.rules} />
          </>
        )}
      </Stack>
    </Screen>
  )
}
