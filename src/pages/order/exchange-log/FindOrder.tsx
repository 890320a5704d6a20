import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import styles from './FindOrder.module.scss'

/** From the list to one order among all of mine. */
export function FindOrder() {
  return (
    <View className={styles.cell}>
      <Card bare>
        <Cell
          icon="search"
          title="搜索订单"
          value="商品名或编号"
          onPress={() => void go('orderSearch')}
        />
      </Card>
    </View>
  )
}
