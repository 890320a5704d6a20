import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import styles from './OrderRow.module.scss'

type Order = Out<'/tp5/api/ExchangeOrder/lists'>['list'][number]

const tones: Record<Order['state'], TagTone> = {
  unpaid: 'warn',
  paid: 'warn',
  shipped: 'brand',
  finished: 'ok',
  cancelled: 'plain',
}

export function OrderRow({ order }: { order: Order }) {
  const { amount, exchange_type: type } = order
  return (
    <Pressable
      role="link"
      className={styles.row}
      onPress={() => void go('orderDetails', { order_sn: order.order_sn })}
    >
      <View className={styles.head}>
        <View className={styles.note}>{fullTime(new Date(order.created_at))}</View>
        <Tag tone={tones[order.state]}>{order.state_text}</Tag>
      </View>
      <View className={styles.goods}>
        <View className={styles.picture}>
          <GoodsPicture src={order.image} alt="" tint={order.tint} rounded />
        </View>
        <View className={styles.words}>
          <View className={styles.title}>{order.title}</View>
          <View className={styles.note}>{`${order.number} 件`}</View>
          <Price {...(type === 1 ? { points: amount } : { gold: amount })} />
        </View>
      </View>
    </Pressable>
  )
}
