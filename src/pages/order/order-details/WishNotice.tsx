import type { Order } from '@/parts/order/order'
import { monthDayHour } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'

/** What the house was asked while it packed this, and what it said. */
export function WishNotice({ wish }: { wish: NonNullable<Order['wish']> }) {
  const { text, answer, at } = wish
  return (
    <Card>
      <Media start={<Icon name="headset" tone="entry" size="l" />}>
        <Text strong>{text}</Text>
        <Text size="sm" tone="ink2">
          {[answer, monthDayHour(new Date(at))].filter(Boolean).join(' · ')}
        </Text>
      </Media>
    </Card>
  )
}
