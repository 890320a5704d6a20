import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
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
          <Media start={<Mark icon={icon} />}>
            <Text strong>{title}</Text>
            <Text size="sm" tone="ink2">
              {note}
            </Text>
          </Media>
        </View>
      ))}
    </Card>
  )
}

const Mark = ({ icon }: { icon: IconName }) => (
  <View className={styles.mark}>
    <Icon name={icon} tone="brand" />
  </View>
)
