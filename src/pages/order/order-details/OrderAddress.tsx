import { placeLine, whoLine } from '@/parts/address/addressLines'
import type { Order } from '@/parts/order/order'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'

interface OrderAddressProps {
  address: NonNullable<Order['address']>
  /** While it has not been sent. */
  onChange: (() => void) | undefined
}

export function OrderAddress({ address, onChange }: OrderAddressProps) {
  const change = onChange && (
    <Button kind="soft" shape="pill" label="改收货地址" onPress={onChange}>
      改地址
    </Button>
  )
  return (
    <Card>
      <Media wrap start={<Icon name="pin" tone="filled" />} end={change}>
        <Text strong>{whoLine(address)}</Text>
        <Text size="sm" tone="ink2">
          {placeLine(address)}
        </Text>
      </Media>
    </Card>
  )
}
