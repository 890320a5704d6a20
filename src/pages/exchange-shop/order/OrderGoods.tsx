import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ExchangeType } from '@/format/currency'
import { Card } from '@/ui/card/Card'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Stepper } from '@/ui/stepper/Stepper'
import type { Check, currentDraft } from './draft'
import styles from './OrderGoods.module.scss'

interface OrderGoodsProps {
  goods: Check['goods']
  type: ExchangeType
  draft: ReturnType<typeof currentDraft>
}

/** No single exchange takes more. */
const mostAtOnce = 99

/** What one of it costs, and how many it shall be. */
export const OrderGoods = observer(function OrderGoods({ goods, type, draft }: OrderGoodsProps) {
  const { points, gold, money } = goods
  return (
    <Card>
      <View className={styles.goods}>
        <View className={styles.picture}>
          <GoodsPicture src={goods.image} alt="" tint={goods.tint} rounded eager />
        </View>
        <View className={styles.words}>
          <View className={styles.title}>{goods.title}</View>
          <Price {...(type === 1 ? { points } : { gold })} cents={money} />
        </View>
      </View>
      <View className={styles.number}>
        <View>数量</View>
        <Stepper
          label="数量"
          value={draft.number}
          max={Math.max(1, Math.min(mostAtOnce, goods.stock))}
          onChange={(number) => draft.setNumber(number)}
        />
      </View>
    </Card>
  )
})
