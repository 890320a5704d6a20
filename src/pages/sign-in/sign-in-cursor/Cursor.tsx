import { View } from '@tarojs/components'
import styles from './Cursor.module.scss'

interface CursorProps {
  /** The day of the round. */
  place: number
  whole: number
  marks: readonly number[]
}

const at = (day: number, whole: number) => `${(day / whole) * 100}%`

/** A line of the round's days with its steps; the cursor stands at today. */
export function Cursor({ place, whole, marks }: CursorProps) {
  return (
    <View
      className={styles.line}
      role="img"
      aria-label={place > 0 ? `一轮 ${whole} 天里的第 ${place} 天` : `一轮 ${whole} 天，还没开始`}
    >
      <View className={styles.track}>
        <View className={styles.done} style={{ width: at(place, whole) }} />
        {marks.map((day) => (
          <View
            key={day}
            className={`${styles.mark} ${day <= place ? styles.passed : ''}`}
            style={{ left: at(day, whole) }}
          />
        ))}
        <View className={styles.cursor} style={{ left: at(place, whole) }} />
      </View>
      <View className={styles.words}>{place > 0 ? `第 ${place} 天` : '从今天开始'}</View>
    </View>
  )
}
