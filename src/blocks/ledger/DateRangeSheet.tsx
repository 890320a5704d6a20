import { View } from '@tarojs/components'
import { useReducer } from 'react'
import { dayOf } from '@/format/date'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/sheet/Sheet'
import { Tabs } from '@/ui/tabs/Tabs'
import { CustomTime } from './CustomTime'
import type { DateRange } from './dateRange'
import styles from './DateRangeSheet.module.scss'
import { Months } from './Months'
import { pickerOf, pickerReducer, pickerResult, type PickerTab } from './rangePicker'

interface DateRangeSheetProps {
  range: DateRange
  onChoose: (range: DateRange) => void
  onClose: () => void
}

const tabs: { value: PickerTab; text: string }[] = [
  { value: 0, text: '月份选择' },
  { value: 1, text: '自定义时间' },
]

/** Chooses a month, a preset or days of one's own; nothing counts before it is confirmed. */
export function DateRangeSheet({ range, onChoose, onClose }: DateRangeSheetProps) {
  const [picker, dispatch] = useReducer(pickerReducer, range, (from) =>
    pickerOf(from, dayOf(new Date())),
  )
  const confirm = () => {
    const result = pickerResult(picker)
    if (result.range) onChoose(result.range)
    else toast(result.fault)
  }
  const footer = (
    <>
      <Button kind="soft" onPress={() => dispatch({ type: 'clear' })}>
        清除
      </Button>
      <View className={styles.confirm}>
        <Button shape="full" onPress={confirm}>
          确定
        </Button>
      </View>
    </>
  )
  return (
    <Sheet open title="选择时间" onClose={onClose} footer={footer}>
      <Tabs
        flush
        label="选择方式"
        choices={tabs}
        value={picker.tab}
        onChoose={(tab) => dispatch({ type: 'tab', tab })}
      />
      {picker.tab === 0 ? (
        <Months
          now={picker.today.slice(0, 7)}
          chosen={picker.month}
          onChoose={(month) => dispatch({ type: 'month', month })}
        />
      ) : (
        <CustomTime picker={picker} dispatch={dispatch} />
      )}
    </Sheet>
  )
}
