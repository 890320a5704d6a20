import { wayOutOf } from '@/parts/order/wayOut'
import { back } from '@/navigation/go'
import { messageOf } from '@/request/errors'
import { isRefusal } from '@/request/refusalCodes'
import { Button } from '@/ui/button/Button'
import { refused } from '@/ui/illustrations/occasions/refused'
import { soldOut } from '@/ui/illustrations/occasions/soldOut'
import { ErrorView } from '@/blocks/state/ErrorView'
import { Message } from '@/ui/state/Message'

interface CannotExchangeProps {
  error: unknown
  onRetry: () => void
}

/** The exchange is refused before it has begun: why, and what to do about it. */
export function CannotExchange({ error, onRetry }: CannotExchangeProps) {
  const way = wayOutOf(error)
  if (!way) return <ErrorView error={error} onRetry={onRetry} />
  const scene = isRefusal(error, 'soldOut') ? soldOut : refused
  return (
    <Message scene={scene} title={messageOf(error)}>
      <Button onPress={() => void way.follow()}>{way.text}</Button>
      <Button kind="outline" onPress={() => void back()}>
        返回
      </Button>
    </Message>
  )
}
