import { View } from '@tarojs/components'
import type { Order } from '@/parts/order/order'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { headlineOf } from './orderWords'
import styles from './OrderHead.module.scss'

interface OrderHeadProps {
  order: Order
  /** The time to pay is over. */
  onEnd: () => void
}

/** How it stands, and how long it still waits for money. */
export function OrderHead({ order, onEnd }: OrderHeadProps) {
  const { title, text } = headlineOf(order)
  return (
    <View>
      <View className={styles.title} role="heading" aria-level={2}>
        {title}
      </View>
      {text && <View className={styles.text}>{text}</View>}
      {order.expires_at && (
        <View className={styles.wait}>
          <WaitLeft expiresAt={order.expires_at} onEnd={onEnd} />
        </View>
      )}
    </View>
  )
}
