import { View } from '@tarojs/components'
import { useState } from 'react'
import { Pressable } from '@/platform/Pressable'
import { IconButton } from '@/ui/button/IconButton'
import styles from './Calendar.module.scss'
import { daysInMonth } from './dateRange'

interface CalendarProps {
  today: string
  /** A day of the month to begin with. */
  shownFirst: string
  start: string
  end: string
  onPick: (day: string) => void
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日']
const two = (value: number): string => String(value).padStart(2, '0')

/** A month of days, Monday first; the chosen span is tinted, its ends filled. */
export function Calendar({ today, shownFirst, start, end, onPick }: CalendarProps) {
  const [shown, setShown] = useState({
    year: Number(shownFirst.slice(0, 4)),
    month: Number(shownFirst.slice(5, 7)),
  })
  const { year, month } = shown
  const turn = (by: number) => {
    const count = year * 12 + month - 1 + by
    setShown({ year: Math.floor(count / 12), month: (count % 12) + 1 })
  }
  const lead = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const days = Array.from(
    { length: daysInMonth(year, month) },
    (_, index) => `${year}-${two(month)}-${two(index + 1)}`,
  )
  return (
    <View>
      <View className={styles.head}>
        <View className={styles.month}>{`${year} 年 ${month} 月`}</View>
        <IconButton icon="left" label="上个月" onPress={() => turn(-1)} />
        <IconButton icon="right" label="下个月" onPress={() => turn(1)} />
      </View>
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
          return (
            <View key={day} className={`${styles.cell} ${within ? styles.within : ''}`}>
              <Pressable
                className={`${styles.day} ${chosen ? styles.chosen : ''}`}
                label={`${month}月${Number(day.slice(8))}日`}
                checked={chosen}
                disabled={day > today}
                onPress={() => onPick(day)}
              >
                {Number(day.slice(8))}
              </Pressable>
            </View>
          )
        })}
      </View>
    </View>
  )
}
