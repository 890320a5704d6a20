import { askToSignIn } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { home } from '@/ui/illustrations/occasions/home'
import { Message } from '@/ui/state/Message'

/** An invitation belongs to somebody; signing in leads back here. */
export function SignInFirst() {
  return (
    <Message scene={home} title="邀请邻居" text="登录后就有您自己的邀请海报和二维码">
      <Button onPress={() => void askToSignIn({ name: 'newGuest', params: {} }, 'push')}>
        登录
      </Button>
    </Message>
  )
}
