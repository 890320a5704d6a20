import { back } from '@/navigation/go'
import { messageOf, Refused } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { Message } from '@/ui/state/Message'

interface ErrorViewProps {
  error: unknown
  /** What did not work, where it was not the network. */
  title?: string
  onRetry: () => void
}

/** It did not load: what happened in words, and the way on. What the server refused it explains. */
export function ErrorView({ error, title = '没连上', onRetry }: ErrorViewProps) {
  if (error instanceof Refused) {
    return (
      <Message scene="lane" title={messageOf(error)}>
        <Button onPress={() => void back()}>返回</Button>
        <Button kind="outline" onPress={onRetry}>
          再试一次
        </Button>
      </Message>
    )
  }
  return (
    <Message scene="machine" title={title} text={messageOf(error)}>
      <Button onPress={onRetry}>再试一次</Button>
    </Message>
  )
}
