import { View } from '@tarojs/components'
import type { OrderRow as Order } from '@/parts/order/order'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './OrderRow.module.scss'

const tones: Record<Order['state'], TagTone> = {
  unpaid: 'warn',
  paid: 'gold',
  shipped: 'brand',
  finished: 'ok',
  cancelled: 'plain',
}

/** One order in a list, with the one step that it waits for. */
export function OrderRow({ order }: { order: Order }) {
  const { order_sn, state, state_text, created_at, expires_at, actions } = order
  return (
    <Card bare>
      <Pressable
        role="link"
        className={styles.main}
        onPress={() => void go('orderDetails', { order_sn })}
      >
        <Stack gap="s2">
          <Row justify="between" wrap="close">
            <Text size="xs" tone="ink3">
              {fullTime(new Date(created_at))}
            </Text>
            <Tag tone={tones[state]}>{state_text}</Tag>
          </Row>
          <OrderedThing thing={order} />
        </Stack>
      </Pressable>
      {expires_at && (
        <View className={styles.foot}>
          <Row justify="between" wrap>
            <WaitLeft expiresAt={expires_at} />
            <Button shape="pill" onPress={() => void go('orderPay', { order_sn })}>
              去付款
            </Button>
          </Row>
        </View>
      )}
      {state === 'shipped' && actions.includes('logistics') && (
        <View className={styles.foot}>
          <Row justify="between" wrap>
            <Text size="xs" tone="ink3">
              包裹在路上
            </Text>
            <Button kind="soft" shape="pill" onPress={() => void go('logistics', { order_sn })}>
              看物流
            </Button>
          </Row>
        </View>
      )}
    </Card>
  )
}
