import { go } from '@/navigation/go'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Message } from '@/ui/state/Message'
import { signOutHere } from './signOutHere'

interface WrongAccountProps {
  title: string
  text: string
  onSignedOut: () => void
}

/** Signed in, but not as one of those the page is for. */
export function WrongAccount({ title, text, onSignedOut }: WrongAccountProps) {
  const { submit, busy } = useSubmit(async () => {
    await signOutHere()
    onSignedOut()
  })
  return (
    <Message scene="lane" title={title} text={text}>
      <Button busy={busy} onPress={() => void submit()}>
        换个账号
      </Button>
      <Button kind="outline" onPress={() => void go('service')}>
        找客服
      </Button>
    </Message>
  )
}
