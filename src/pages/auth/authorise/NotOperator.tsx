import { signOutHere } from '@/blocks/service/signOutHere'
import { callService } from '@/blocks/service/callService'
import { Button } from '@/ui/button/Button'
import { Message } from '@/ui/state/Message'

export function NotOperator({ onOther }: { onOther: () => void }) {
  return (
    <Message
      scene="lane"
      title="这个账号不是运维员"
      text="货柜只给登记过的运维员看。请换登记的手机号登录，或找客服开通"
    >
      <Button
        onPress={() => {
          void signOutHere()
          onOther()
        }}
      >
        换个账号
      </Button>
      <Button kind="outline" onPress={() => void callService()}>
        找客服
      </Button>
    </Message>
  )
}
