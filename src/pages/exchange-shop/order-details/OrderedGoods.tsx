import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import styles from './OrderedGoods.module.scss'

export function OrderedGoods({ order }: { order: Out<'/tp5/api/ExchangeOrder/detail'> }) {
  return (
    <Pressable
      role="link"
      className={styles.goods}
      onPress={() => void go('goodDetailsOnline', { goods_id: order.goods_id })}
    >
      <View className={styles.picture}>
        <GoodsPicture src={order.image} alt="" tint={order.tint} rounded eager />
      </View>
      <View className={styles.title}>{order.title}</View>
      <Icon name="right" tone="ink3" size="xs" />
    </Pressable>
  )
}
