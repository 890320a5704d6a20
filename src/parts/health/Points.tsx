import { View } from '@tarojs/components'
import { useState } from 'react'
import { dayOf } from '@/format/date'
import { Button } from '@/ui/button/Button'
import { Text } from '@/ui/text/Text'
import { Doubt } from './Doubt'
import { type Report, untilToday } from './health'
import styles from './Points.module.scss'
import { Standing } from './Standing'

/** So many lines are read at a glance. */
const few = 7

/** What the chart shows as lines that can be read out; of a week the days without a reading too. */
export function Points({ report }: { report: Report }) {
  const [whole, setWhole] = useState(false)
  const past = untilToday(report.points, dayOf(new Date()))
  const lines =
    report.range === 'week'
      ? past
      : past.filter(({ text, doubt_text: doubt }) => text + doubt !== '')
  const shown = whole ? lines : lines.slice(-few)
  return (
    <View>
      <View role="table" aria-label={report.title}>
        {shown.map(({ name, text, standing_text: standing, doubt_text: doubt }) => (
          <View key={name} className={styles.line} role="row">
            <View className={styles.name} role="rowheader">
              {name}
            </View>
            <View className={styles.value} role="cell">
              {text + doubt === '' && <Text tone="ink3">没有记录</Text>}
              {text !== '' && <Text strong>{text}</Text>}
              <Standing text={standing} />
              <Doubt text={doubt} />
            </View>
          </View>
        ))}
      </View>
      {lines.length === 0 && <Text tone="ink3">没有记录</Text>}
      {lines.length > few && !whole && (
        <Button kind="text" shape="full" onPress={() => setWhole(true)}>
          {`全部 ${lines.length} 行`}
        </Button>
      )}
    </View>
  )
}
