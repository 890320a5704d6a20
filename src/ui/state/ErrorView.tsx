import { messageOf } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { Message } from './Message'

interface ErrorViewProps {
  error: unknown
  onRetry: () => void
}

/** It did not load: what happened in words, and once more. */
export function ErrorView({ error, onRetry }: ErrorViewProps) {
  return (
    <Message scene="machine" title="没连上" text={messageOf(error)}>
      <Button onPress={onRetry}>再试一次</Button>
    </Message>
  )
}
