import { View } from '@tarojs/components'
import { Text } from '@/ui/text/Text'
import styles from './Timeline.module.scss'

export interface TimelineEvent {
  key: string
  title: string
  time: string
  note?: string
}

/** What happened, newest first; the newest is what holds now. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <View>
      {events.map(({ key, title, time, note }) => (
        <View key={key} className={styles.event}>
          <View className={styles.dot} />
          <View className={styles.title}>{title}</View>
          {note && (
            <Text size="sm" tone="ink2">
              {note}
            </Text>
          )}
          <Text size="xs" tone="ink3">
            {time}
          </Text>
        </View>
      ))}
    </View>
  )
}
