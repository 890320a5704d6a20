import { back, go } from '@/navigation/go'
import { messageOf, Refused } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { soldOut } from '@/ui/illustrations/occasions/soldOut'
import { ErrorView } from '@/blocks/state/ErrorView'
import { Message } from '@/ui/state/Message'

interface CannotBuyProps {
  error: unknown
  onRetry: () => void
}

/** It cannot be had here: why, and where else. */
export function CannotBuy({ error, onRetry }: CannotBuyProps) {
  if (!(error instanceof Refused)) return <ErrorView error={error} onRetry={onRetry} />
  return (
    <Message scene={soldOut} title={messageOf(error)}>
      <Button onPress={() => void go('onlineMachineMore', { way: 'buy' })}>换一台机器</Button>
      <Button kind="outline" onPress={() => void back()}>
        返回
      </Button>
    </Message>
  )
}
