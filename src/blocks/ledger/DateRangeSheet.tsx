import { View } from '@tarojs/components'
import { useState } from 'react'
import { dayOf } from '@/format/date'
import { Pressable } from '@/platform/Pressable'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button/Button'
import { Icon } from '@/ui/icons/Icon'
import { Sheet } from '@/ui/sheet/Sheet'
import { Tabs } from '@/ui/tabs/Tabs'
import { Calendar } from './Calendar'
import { Chips } from './Chips'
import {
  customRange,
  type DateRange,
  monthRange,
  presetNames,
  presetRange,
  rangeFault,
  recentMonths,
} from './dateRange'
import styles from './DateRangeSheet.module.scss'

interface DateRangeSheetProps {
  open: boolean
  range: DateRange
  onChoose: (range: DateRange) => void
  onClose: () => void
}

type Selector = 'none' | 'start' | 'end'

interface Draft {
  preset: number
  start: string
  end: string
  selector: Selector
}

const draftOf = (range: DateRange): Draft =>
  range.time_index === 6
    ? { preset: -1, start: range.start_time, end: range.end_time, selector: 'none' }
    : { preset: range.time_index < 5 ? range.time_index : 0, start: '', end: '', selector: 'none' }

export function DateRangeSheet({ open, range, onChoose, onClose }: DateRangeSheetProps) {
  const today = dayOf(new Date())
  const [tab, setTab] = useState<0 | 1>(range.time_index === 5 ? 0 : 1)
  const [draft, setDraft] = useState(() => draftOf(range))

  const switchTab = (next: 0 | 1) => {
    setTab(next)
    setDraft({ preset: 0, start: '', end: '', selector: 'none' })
  }
  const pick = (day: string) => {
    const field = draft.selector === 'end' ? 'end' : 'start'
    const selector = field === 'start' ? 'end' : 'none'
    setDraft({ ...draft, preset: -1, [field]: day, selector })
  }
  const confirm = () => {
    if (draft.preset >= 0) return onChoose(presetRange(draft.preset, today))
    const fault = rangeFault(draft.start, draft.end)
    if (fault) return toast(fault)
    onChoose(customRange(draft.start, draft.end))
  }
  const footer = tab === 1 && (
    <>
      <Button
        kind="soft"
        onPress={() => setDraft({ ...draftOf(range), preset: 0, start: '', end: '' })}
      >
        重置
      </Button>
      <View className={styles.confirm}>
        <Button shape="full" onPress={confirm}>
          查看记录
        </Button>
      </View>
    </>
  )

  return (
    <Sheet open={open} title="选择时间" onClose={onClose} footer={footer}>
      <Tabs
        flush
        label="选择方式"
        choices={[
          { value: 0, text: '月份' },
          { value: 1, text: '自定义时间' },
        ]}
        value={tab}
        onChoose={(value) => switchTab(value === 0 ? 0 : 1)}
      />
      {tab === 0 ? (
        <Chips
          label="月份"
          choices={recentMonths(today).map(({ year, month }) => monthRange(year, month).times)}
          chosen={range.time_index === 5 ? range.times : ''}
          onChoose={(index) => {
            const month = recentMonths(today)[index]
            if (month) onChoose(monthRange(month.year, month.month))
          }}
        />
      ) : (
        <View>
          <Chips
            label="时间范围"
            choices={presetNames}
            chosen={presetNames[draft.preset] ?? ''}
            onChoose={(preset) => setDraft({ preset, start: '', end: '', selector: 'none' })}
          />
          <View className={styles.ends}>
            <End
              name="从"
              day={draft.start}
              active={draft.selector === 'start'}
              onPress={() => setDraft({ ...draft, preset: -1, selector: 'start' })}
            />
            <View>–</View>
            <End
              name="到"
              day={draft.end}
              active={draft.selector === 'end'}
              onPress={() => setDraft({ ...draft, preset: -1, selector: 'end' })}
            />
          </View>
          <View className={styles.hint}>
            <Icon name="info" size="xs" tone="ink3" />
            <View>最长可查询1年</View>
          </View>
          {draft.selector !== 'none' && (
            <Calendar today={today} start={draft.start} end={draft.end} onPick={pick} />
          )}
        </View>
      )}
    </Sheet>
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
      label={`${name === '从' ? '开始' : '结束'}时间 ${day || '未选'}`}
      onPress={onPress}
    >
      <View className={styles.endName}>{name}</View>
      <View className={day ? '' : styles.unset}>{day || '请选择'}</View>
    </Pressable>
  )
}
