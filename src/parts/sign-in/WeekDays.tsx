import { View } from '@tarojs/components'
import { type Day, shortGives } from './signing'
import styles from './WeekDays.module.scss'

const names = ['一', '二', '三', '四', '五', '六', '日']

const foot: Record<Day['state'], (day: Day) => string> = {
  signed: () => '已签',
  mended: () => '补签',
  missed: () => '漏签',
  mendable: () => '可补',
  today: shortGives,
  ahead: shortGives,
}

const looks: Partial<Record<Day['state'], string | undefined>> = {
  signed: styles.signed,
  mended: styles.signed,
  today: styles.today,
}

/** The week from Monday on: which days were signed in, and what the others give. */
export function WeekDays({ days, today }: { days: readonly Day[]; today: string }) {
  return (
    <View className={styles.week}>
      {days.map((day, index) => (
        <View
          key={day.day}
          className={`${styles.day} ${looks[day.state] ?? ''} ${day.day === today ? styles.now : ''}`}
        >
          {[day.day === today ? '今天' : names[index], marks[day.state], foot[day.state](day)].join(
            '\n',
          )}
        </View>
      ))}
    </View>
  )
}

/** Letters in one text: drawings and rows of seven days would be a good part of what home sends to its view. */
const marks: Record<Day['state'], string> = {
  signed: '✓',
  mended: '✓',
  missed: '–',
  mendable: '–',
  today: '●',
  ahead: '○',
}
