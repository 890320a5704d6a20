import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import styles from './Points.module.scss'

export interface Point {
  icon: IconName
  title: string
  note: string
}

/** What one finds there, a line each. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <Card>
      {points.map(({ icon, title, note }) => (
        <View key={title} className={styles.point}>
          <View className={styles.mark}>
            <Icon name={icon} tone="brand" />
          </View>
          <View className={styles.words}>
            <View className={styles.title}>{title}</View>
            <View className={styles.note}>{note}</View>
          </View>
        </View>
      ))}
    </Card>
  )
}
