import { View } from '@tarojs/components'
import type { SlotGoods } from '@/parts/machine/machine'
import { Card } from '@/ui/card/Card'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import styles from './OrderedSlot.module.scss'

/** What is about to be paid for. */
export function OrderedSlot({ goods }: { goods: SlotGoods }) {
  return (
    <Card>
      <View className={styles.goods}>
        <View className={styles.picture}>
          <GoodsPicture src={goods.image} alt="" tint={goods.tint} rounded eager />
        </View>
        <View className={styles.words}>
          <View className={styles.title}>{goods.title}</View>
          <View className={styles.note}>{goods.intro}</View>
          <Price cents={goods.money} />
        </View>
      </View>
    </Card>
  )
}
