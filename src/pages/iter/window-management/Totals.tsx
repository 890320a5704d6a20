import { View } from '@tarojs/components'
import { Text } from '@/ui/text/Text'
import type { Totals as Figures } from './machineWords'
import styles from './Totals.module.scss'

export function Totals({ totals }: { totals: Figures | undefined }) {
  const figures = [
    { name: '在线', value: totals?.online, tone: '' },
    { name: '离线', value: totals?.offline, tone: styles.danger },
    { name: '缺货货道', value: totals?.low_slots, tone: styles.warn },
    { name: '卡货货道', value: totals?.stuck_slots, tone: styles.danger },
  ]
  return (
    <View className={styles.totals}>
      {figures.map(({ name, value, tone }) => (
        <View key={name} className={styles.figure}>
          <View className={`${styles.value} ${value ? tone : ''}`}>{value ?? '—'}</View>
          <Text size="xs" tone="ink3">
            {name}
          </Text>
        </View>
      ))}
    </View>
  )
}
