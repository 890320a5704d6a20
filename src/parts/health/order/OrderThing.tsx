import { priceOf } from '@/parts/order/cost'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Price } from '@/ui/price/Price'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { HealthOrder } from './order'

interface OrderThingProps {
  order: HealthOrder
  eager?: boolean
}

/** What was ordered, in letters that are large enough here. */
export function OrderThing({ order, eager = false }: OrderThingProps) {
  const { title, image, tint, kind_text: kind, number } = order
  return (
    <Media start={<Thumb src={image} tint={tint} eager={eager} />}>
      <Stack gap="s1">
        <Text strong>{title}</Text>
        <Text size="sm" tone="ink2">
          {`${kind}，${number} 份`}
        </Text>
        <Price {...priceOf(order)} />
      </Stack>
    </Media>
  )
}
