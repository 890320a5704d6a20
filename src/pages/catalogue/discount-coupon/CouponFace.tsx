import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { placeWords } from '@/parts/catalogue/goodsWords'
import { figureOf } from '@/parts/holding/figure'
import { Stub } from '@/parts/holding/Stub'
import { Text } from '@/ui/text/Text'
import styles from './CouponFace.module.scss'

type Worth = NonNullable<GoodsDetail['worth']>

interface CouponFaceProps {
  goods: GoodsDetail
  worth: Worth
}

const lastsWords = ({ valid_days: days }: Worth): string =>
  days > 0 ? `兑换当天起 ${days} 天内有效` : '长期有效'

const usesWords = ({ uses }: Worth): string => (uses > 0 ? `可以用 ${uses} 次` : '有效期内不限次数')

/** The ticket that will be in my hands. */
export function CouponFace({ goods, worth }: CouponFaceProps) {
  const place = placeWords(goods)
  return (
    <View className={styles.ticket}>
      <Stub figure={figureOf({ kind: goods.kind, worth })} spent={goods.stock <= 0} />
      <View className={styles.words}>
        <Text size="sm" strong>
          {lastsWords(worth)}
        </Text>
        <Text size="xs" tone="ink3">
          {usesWords(worth)}
        </Text>
        {place && (
          <Text size="xs" tone="ink3">
            {place}
          </Text>
        )}
      </View>
    </View>
  )
}
