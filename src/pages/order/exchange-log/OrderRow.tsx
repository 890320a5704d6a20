import { View } from '@tarojs/components'
import type { OrderRow as Order } from '@/parts/order/order'
import { OrderFace } from '@/parts/order/OrderFace'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import styles from './OrderRow.module.scss'

/** One order in a list, with the one step that it waits for. */
export function OrderRow({ order }: { order: Order }) {
  const { order_sn, state, expires_at, actions } = order
  return (
    <Card bare>
      <OrderFace order={order} onOpen={() => void go('orderDetails', { order_sn })} />
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
