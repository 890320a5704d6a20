import type { Order } from '@/parts/order/order'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { headlineOf } from './orderWords'

interface OrderHeadProps {
  order: Order
  /** The time to pay is over. */
  onEnd: () => void
}

/** How it stands, and how long it still waits for money. */
export function OrderHead({ order, onEnd }: OrderHeadProps) {
  const { title, text } = headlineOf(order)
  return (
    <Stack gap="s1">
      <Text size="xl" strong heading={2}>
        {title}
      </Text>
      {text && (
        <Text size="sm" tone="ink2">
          {text}
        </Text>
      )}
      {order.expires_at && <WaitLeft expiresAt={order.expires_at} onEnd={onEnd} />}
    </Stack>
  )
}
