import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import type { HealthOrder } from '@/parts/health/order/order'
import { OrderThing } from '@/parts/health/order/OrderThing'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

/** An order in the list, and the way to it. */
export function OrderCard({ order }: { order: HealthOrder }) {
  const { order_sn: id, title, created_at: at, state_text: state } = order
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between" wrap="close">
          <Text size="sm" tone="ink2">
            {fullTime(new Date(at))}
          </Text>
          <Tag tone="brand">{state}</Tag>
        </Row>
        <OrderThing order={order} />
        <Button
          shape="full"
          kind="outline"
          label={`${title}，看这一单`}
          onPress={() => void go('healthOrderDetail', { id })}
        >
          看这一单
        </Button>
      </Stack>
    </Card>
  )
}
