import { View } from '@tarojs/components'
import { shopFilter } from '@/blocks/goods/shopFilter'
import { callService } from '@/blocks/service/callService'
import type { ExchangeType } from '@/format/currency'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Icon } from '@/ui/icons/Icon'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import styles from './ExchangeBar.module.scss'
import { type GoodsDetail, type Obstacle, obstacleOf } from './exchangeRule'

interface ExchangeBarProps {
  goods: GoodsDetail
  type: ExchangeType
  onExchange: () => void
}

const follow = (to: Obstacle['way']['to']): Promise<unknown> => {
  if (to === 'orders') return go('exchangeLog')
  if (to === 'affordable') shopFilter.onlyAffordable()
  return go('exchangeShop')
}

export function ExchangeBar({ goods, type, onExchange }: ExchangeBarProps) {
  const obstacle = obstacleOf(goods, type)
  return (
    <View>
      {obstacle && (
        <ReasonStrip
          reason={obstacle.reason}
          way={obstacle.way.text}
          onWay={() => void follow(obstacle.way.to)}
        />
      )}
      <View className={styles.bar}>
        <Pressable className={styles.service} onPress={() => void callService()}>
          <Icon name="headset" tone="ink2" />
          <View>客服</View>
        </Pressable>
        <View className={styles.main}>
          <Button shape="full" disabled={obstacle !== null} onPress={onExchange}>
            {obstacle?.button ?? '立即兑换'}
          </Button>
        </View>
      </View>
    </View>
  )
}
