import { relativeTime } from '@/format/date'
import { go } from '@/navigation/go'
import type { RefillRow } from '@/parts/iter/refill'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

const thingsIn = ({ title, kinds, packs }: RefillRow) =>
  `${title}${kinds > 1 ? ` 等 ${kinds} 种` : ''}，共 ${packs} 箱`

export function OrderRow({ order }: { order: RefillRow }) {
  const { order_sn, state_text, state, image, tint, sum, pay, created_at, difference } = order
  return (
    <Card>
      <Pressable onPress={() => void go('purchaseOrderDetail', { order_sn })}>
        <Media align="top" start={<Thumb src={image} tint={tint} size="l" />}>
          <Row justify="between" wrap="close">
            <Text strong>{thingsIn(order)}</Text>
            <Tag tone={state === 'cancelled' ? 'plain' : 'brand'}>{state_text}</Tag>
          </Row>
          <Text size="xs" tone="ink3">
            {relativeTime(new Date(created_at), new Date())}
          </Text>
          <Row wrap="close">
            <Price cents={sum} />
            {pay === 'account' && <Tag>记账</Tag>}
            {difference === 'open' && <Tag tone="warn">少收，核对中</Tag>}
          </Row>
        </Media>
      </Pressable>
    </Card>
  )
}
