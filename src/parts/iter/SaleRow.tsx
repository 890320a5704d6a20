import type { ReactNode } from 'react'
import { fullTime } from '@/format/date'
import { imageUrl } from '@/hosts/imageUrl'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import { paidOf, type SaleRowOf } from './sales'

interface SaleRowProps {
  sale: SaleRowOf
  /** How it stands, beside its title. */
  tag: ReactNode
  /** What else is to be said of it here. */
  children?: ReactNode
}

/** An order at one of my machines; the whole row opens it. */
export function SaleRow({ sale, tag, children }: SaleRowProps) {
  const { order_sn, title, image, tint, machine_name, slot_no, customer, at } = sale
  return (
    <Card>
      <Pressable onPress={() => void go('failOrderDetail', { order_sn })}>
        <Media align="top" start={<Thumb src={imageUrl(image)} tint={tint} size="m" />}>
          <Row justify="between" wrap="close">
            <Text strong>{title}</Text>
            {tag}
          </Row>
          <Text size="sm" tone="ink2">
            {`${machine_name} ${slot_no} · ${paidOf(sale)}`}
          </Text>
          <Text size="xs" tone="ink3">
            {`${fullTime(new Date(at))} · ${customer}`}
          </Text>
          {children}
        </Media>
      </Pressable>
    </Card>
  )
}
