import { View } from '@tarojs/components'
import type { OrderRow as Order } from '@/parts/order/order'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Tag, type TagTone } from '@/ui/tag/Tag'
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
    <View className={styles.row}>
      <Pressable
        role="link"
        className={styles.main}
        onPress={() => void go('orderDetails', { order_sn })}
      >
        <View className={styles.head}>
          <View className={styles.time}>{fullTime(new Date(created_at))}</View>
          <Tag tone={tones[state]}>{state_text}</Tag>
        </View>
        <OrderedThing thing={order} />
      </Pressable>
      {expires_at && (
        <View className={styles.foot}>
          <WaitLeft expiresAt={expires_at} />
          <Button shape="pill" onPress={() => void go('orderPay', { order_sn })}>
            去付款
          </Button>
        </View>
      )}
      {state === 'shipped' && actions.includes('logistics') && (
        <View className={styles.foot}>
          <View className={styles.time}>包裹在路上</View>
          <Button kind="soft" shape="pill" onPress={() => void go('logistics', { order_sn })}>
            看物流
          </Button>
        </View>
      )}
    </View>
  )
}
