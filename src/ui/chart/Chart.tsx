import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Picture } from '@/platform/Picture'
import { appearance } from '@/session/appearance'
import styles from './Chart.module.scss'
import type { ChartData } from './chartData'
import { axisOf, chartImage } from './chartImage'
import { chartWords, pointWords } from './chartWords'

interface ChartProps {
  title: string
  /** Set behind each value: 步, ℃. */
  unit?: string
  data: ChartData
}

/** So many names find room beside the paper; of more, the first and the last are told. */
const named = 5

const ends = <Name,>(names: readonly Name[]): readonly Name[] =>
  names.length > named ? [...names.slice(0, 1), ...names.slice(-1)] : names

/** Values as a picture; a finger on one reads it out, and the words below the title tell the rest. */
export const Chart = observer(function Chart({ title, unit = '', data }: ChartProps) {
  const [touched, setTouched] = useState<number>()
  const points = 'points' in data ? data.points : []
  const names = points.map((point) => point.label)
  const chosen = touched === undefined ? undefined : points[touched]
  return (
    <View className={styles.chart}>
      <View className={styles.title}>{title}</View>
      <View className={styles.words} aria-live="polite">
        {chosen ? pointWords(chosen, unit) : chartWords(title, data, unit).slice(title.length + 1)}
      </View>
      <View className={styles.paper}>
        <View className={styles.axis} aria-hidden>
          {ends(axisOf(data)).map((value) => (
            <View key={value}>{value}</View>
          ))}
        </View>
        <View className={styles.plot}>
          <Picture
            className={styles.picture}
            src={chartImage(data, appearance.palette)}
            alt={chartWords(title, data, unit)}
            eager
          />
          <View className={styles.columns} aria-hidden>
            {names.map((name, index) => (
              <View
                key={name}
                className={`${styles.column} ${index === touched ? styles.touched : ''}`}
                onClick={() => setTouched(index)}
              />
            ))}
          </View>
        </View>
      </View>
      <View className={styles.names} aria-hidden>
        {ends(names).map((name) => (
          <View key={name}>{name}</View>
        ))}
      </View>
    </View>
  )
})
