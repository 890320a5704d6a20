import { useEffect } from 'react'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { askToSignIn, replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { Refused } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'
import { useIdentity } from '@/session/useIdentity'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { home } from '@/ui/illustrations/occasions/home'
import { Message } from '@/ui/state/Message'

/** A neighbour's link to tasks: whoever is new comes to them by it, and everybody goes on. */
export default function TaskTransfer() {
  const { distributor_code: code, flag } = useRoute('taskTransfer')
  const signedIn = useIdentity() !== ''
  const call = useRead('/tp5/api/Invite/show', { code }, { alike: true })
  const goOn = useSubmit(async () => {
    try {
      await api.post('/tp5/api/Invite/addInvitedUser', { code })
    } catch (thrown) {
      // who came another way, or long ago, is welcome to the task all the same
      if (!(thrown instanceof Refused)) throw thrown
    }
    if (flag) await replace('taskDetails', { flag })
    else await replace('makeMoney')
  })
  const { submit } = goOn
  useEffect(() => {
    if (signedIn) void submit()
  }, [signedIn, submit])
  const action = (
    <Foot>
      <CallError error={goOn.error} />
      {signedIn ? (
        <Button shape="full" busy={goOn.busy} onPress={() => void submit()}>
          去看任务
        </Button>
      ) : (
        <Button
          shape="full"
          onPress={() =>
            void askToSignIn(
              { name: 'taskTransfer', params: { distributor_code: code, ...(flag && { flag }) } },
              'push',
            )
          }
        >
          登录后去看
        </Button>
      )}
    </Foot>
  )
  return (
    <Screen route="taskTransfer" action={action}>
      <Unloaded call={call} outline={2} />
      {call.data && (
        <Message
          scene={home}
          title={`${call.data.name}推荐您来做任务`}
          text="看短片、答问卷就有收入，攒的积分能换家门口的好物。"
        />
      )}
    </Screen>
  )
}
