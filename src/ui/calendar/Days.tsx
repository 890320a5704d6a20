import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import styles from './Calendar.module.scss'
import { type Month, monthDays } from './monthDays'

interface DaysProps {
  shown: Month
  earliest: string
  latest: string
  start: string
  end: string
  onPick: (day: string) => void
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

export function Days({ shown, earliest, latest, start, end, onPick }: DaysProps) {
  const { lead, days } = monthDays(shown)
  return (
    <View className={styles.grid}>
      {weekdays.map((name) => (
        <View key={name} className={styles.weekday}>
          {name}
        </View>
      ))}
      {Array.from({ length: lead }, (_, index) => (
        <View key={`lead-${index}`} className={styles.cell} />
      ))}
      {days.map((day) => {
        const chosen = day === start || day === end
        const within = start !== '' && end !== '' && day >= start && day <= end
        const off = day > latest || day < earliest
        const state = chosen ? styles.chosen : off ? styles.off : ''
        return (
          <View key={day} className={`${styles.cell} ${within ? styles.within : ''}`}>
            <Pressable
              className={`${styles.day} ${state}`}
              label={`${shown.month}月${Number(day.slice(8))}日`}
              checked={chosen}
              disabled={off}
              onPress={() => onPick(day)}
            >
              {Number(day.slice(8))}
            </Pressable>
          </View>
        )
      })}
    </View>
  )
}
