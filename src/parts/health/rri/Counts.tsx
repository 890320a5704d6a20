import { View } from '@tarojs/components'
import { Text } from '@/ui/text/Text'
import styles from '../Points.module.scss'
import type { Recording } from './rri'

/** How often neighbours differ by how much, in lines that can be read out. */
export const Counts = ({ counts }: { counts: Recording['counts'] }) => (
  <View role="table" aria-label="相邻两次间隔相差多少">
    {counts.map(({ name, count }) => (
      <View key={name} className={styles.line} role="row">
        <View className={styles.name} role="rowheader">
          {name}
        </View>
        <View className={styles.value} role="cell">
          <Text strong>{`${count} 次`}</Text>
        </View>
      </View>
    ))}
  </View>
)
