import { View } from '@tarojs/components'
import type { Dispatch } from 'react'
import { Pressable } from '@/platform/Pressable'
import { Calendar } from '@/ui/calendar/Calendar'
import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import { Chips } from './Chips'
import styles from './CustomTime.module.scss'
import { presetNames } from './dateRange'
import type { Picker, PickerAction } from './rangePicker'

interface CustomTimeProps {
  picker: Picker
  dispatch: Dispatch<PickerAction>
}

/** Quick ranges, or a start and an end from a calendar. */
export function CustomTime({ picker, dispatch }: CustomTimeProps) {
  const { today, preset, start, end, selector } = picker
  return (
    <View>
      <Chips
        label="时间范围"
        choices={presetNames}
        chosen={presetNames[preset] ?? ''}
        onChoose={(chosen) => dispatch({ type: 'preset', preset: chosen })}
      />
      <View className={styles.ends}>
        <End
          name="开始"
          day={start}
          active={selector === 'start'}
          onPress={() => dispatch({ type: 'selector', selector: 'start' })}
        />
        <View>–</View>
        <End
          name="结束"
          day={end}
          active={selector === 'end'}
          onPress={() => dispatch({ type: 'selector', selector: 'end' })}
        />
      </View>
      <View className={styles.hint}>
        <Row gap="s1">
          <Icon name="info" size="xs" tone="ink3" />
          <Text size="xs" tone="ink3">
            最长可查询1年的时间跨度
          </Text>
        </Row>
      </View>
      {selector !== 'none' && (
        <Calendar
          key={selector}
          latest={today}
          shownFirst={(selector === 'start' ? start : end || start) || today}
          start={start}
          end={end}
          onPick={(day) => dispatch({ type: 'day', day })}
        />
      )}
    </View>
  )
}

interface EndProps {
  name: string
  day: string
  active: boolean
  onPress: () => void
}

function End({ name, day, active, onPress }: EndProps) {
  return (
    <Pressable
      className={`${styles.end} ${active ? styles.active : ''}`}
      label={`${name}时间 ${day || '未选'}`}
      onPress={onPress}
    >
      <View className={day ? '' : styles.unset}>{day || `${name}时间`}</View>
    </Pressable>
  )
}
