import { View } from '@tarojs/components'
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
          {note && <View className={styles.note}>{note}</View>}
          <View className={styles.time}>{time}</View>
        </View>
      ))}
    </View>
  )
}
