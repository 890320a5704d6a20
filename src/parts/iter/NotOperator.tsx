import { callService } from '@/parts/account/callService'
import { signOutHere } from '@/parts/account/signOutHere'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Message } from '@/ui/state/Message'

/** Signed in, but not as somebody who runs machines. */
export function NotOperator({ onSignedOut }: { onSignedOut: () => void }) {
  const { submit, busy } = useSubmit(async () => {
    await signOutHere()
    onSignedOut()
  })
  return (
    <Message
      scene="lane"
      title="这个账号不是运维员"
      text="您没有权限看货柜。请换运维登记的手机号登录，或找客服开通"
    >
      <Button busy={busy} onPress={() => void submit()}>
        换个账号
      </Button>
      <Button kind="outline" onPress={() => void callService()}>
        找客服
      </Button>
    </Message>
  )
}
