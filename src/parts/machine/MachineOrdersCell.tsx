import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import styles from './MachineOrdersCell.module.scss'
import { useUnderWay } from './useUnderWay'

/** From the orders of the shop to those at machines. */
export function MachineOrdersCell() {
  const underWay = useUnderWay()
  return (
    <View className={styles.cell}>
      <Card bare>
        <Cell
          icon="vending"
          title="机器订单"
          value={underWay > 0 ? `${underWay} 单进行中` : '在机器上换的、买的'}
          onPress={() => void go('orderListOnlineMachine')}
        />
      </Card>
    </View>
  )
}
