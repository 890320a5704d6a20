import { View } from '@tarojs/components'
import { useState } from 'react'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import type { DateRange } from './dateRange'
import { DateRangeSheet } from './DateRangeSheet'
import styles from './RangeButton.module.scss'

interface RangeButtonProps {
  range: DateRange
  onRange: (range: DateRange) => void
}

/** Says which days are shown, and lets them be chosen. */
export function RangeButton({ range, onRange }: RangeButtonProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Pressable
        className={styles.range}
        label={`时间 ${range.times}`}
        onPress={() => setChoosing(true)}
      >
        <Row gap="s1">
          <Icon name="calendar" tone="brand" size="s" />
          <View>{range.times}</View>
          <Icon name="down" tone="brand" size="xs" />
        </Row>
      </Pressable>
      {choosing && (
        <DateRangeSheet
          range={range}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false)
            onRange(chosen)
          }}
        />
      )}
    </>
  )
}
