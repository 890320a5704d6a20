import { View } from '@tarojs/components'
import { IconButton } from '@/ui/button/IconButton'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'
import type { Range, Report } from './health'
import styles from './Period.module.scss'

const choices: readonly { value: Range; text: string }[] = [
  { value: 'day', text: '日' },
  { value: 'week', text: '周' },
  { value: 'month', text: '月' },
  { value: 'year', text: '年' },
]

interface PeriodProps {
  report: Report
  range: Range
  onRange: (range: Range) => void
  /** A day of the period that is asked for. */
  onDate: (day: string) => void
}

/** How long and when: the one before, the one after, and never one that has not come. */
export function Period({ report, range, onRange, onDate }: PeriodProps) {
  const { title, before, after } = report
  return (
    <View>
      <Segmented label="看多久" choices={choices} value={range} onChoose={onRange} />
      <View className={styles.days}>
        <IconButton icon="left" label="看前面的" onPress={() => onDate(before)} />
        <View className={styles.title}>
          <Text strong center>
            {title}
          </Text>
        </View>
        {after === null ? (
          <View className={styles.none} />
        ) : (
          <IconButton icon="right" label="看后面的" onPress={() => onDate(after)} />
        )}
      </View>
    </View>
  )
}
