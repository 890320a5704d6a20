import { View } from '@tarojs/components'
import type { Goods } from '@/blocks/goods/goods'
import type { ExchangeType } from '@/format/currency'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import styles from './OrderGoods.module.scss'

export function OrderGoods({ goods, type }: { goods: Goods; type: ExchangeType }) {
  return (
    <View className={styles.goods}>
      <View className={styles.picture}>
        <GoodsPicture src={goods.image} alt="" tint={goods.tint} rounded eager />
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{goods.title}</View>
        <Price {...(type === 1 ? { points: goods.points } : { gold: goods.gold })} />
      </View>
    </View>
  )
}
