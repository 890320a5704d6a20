import { View } from '@tarojs/components'
import { useState } from 'react'
import { Pressable } from '@/platform/Pressable'
import { IconButton } from '@/ui/button/IconButton'
import { Icon } from '@/ui/icons/Icon'
import styles from './Calendar.module.scss'
import { Choices } from './Choices'
import { Days } from './Days'
import { monthOf, monthsLater, two, yearsBetween } from './monthDays'

export interface CalendarProps {
  /** Days outside cannot be picked; with an earliest one, year and month are chosen by name too. */
  earliest?: string
  latest: string
  /** A day of the month to begin with. */
  shownFirst: string
  start: string
  end: string
  onPick: (day: string) => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** A month of days, Monday first; the chosen span is tinted, its ends filled. */
export function Calendar({ earliest = '', latest, shownFirst, start, end, onPick }: CalendarProps) {
  const [shown, setShown] = useState(() => monthOf(shownFirst))
  const [asking, setAsking] = useState<'year' | 'month' | 'day'>('day')
  const { year, month } = shown
  const title = `${year} 年 ${month} 月`
  const isOutside = (of: number) => {
    const name = `${year}-${two(of)}`
    return name > latest.slice(0, 7) || name < earliest.slice(0, 7)
  }
  return (
    <View>
      <View className={styles.head}>
        {earliest ? (
          <Pressable
            className={styles.heading}
            label={`${title}，换年份`}
            expanded={asking !== 'day'}
            onPress={() => setAsking(asking === 'day' ? 'year' : 'day')}
          >
            <View>{title}</View>
            <Icon name={asking === 'day' ? 'down' : 'up'} size="xs" />
          </Pressable>
        ) : (
          <View className={styles.month}>{title}</View>
        )}
        {asking === 'day' && (
          <>
            <IconButton
              icon="left"
              label="上个月"
              onPress={() => setShown(monthsLater(shown, -1))}
            />
            <IconButton
              icon="right"
              label="下个月"
              onPress={() => setShown(monthsLater(shown, 1))}
            />
          </>
        )}
      </View>
      {asking === 'year' && (
        <Choices
          label="年份"
          unit="年"
          values={yearsBetween(earliest, latest)}
          chosen={year}
          onChoose={(next) => {
            setShown({ year: next, month })
            setAsking('month')
          }}
        />
      )}
      {asking === 'month' && (
        <Choices
          label={`${year}年的月份`}
          unit="月"
          values={months}
          chosen={month}
          isOff={isOutside}
          onChoose={(next) => {
            setShown({ year, month: next })
            setAsking('day')
          }}
        />
      )}
      {asking === 'day' && (
        <Days
          shown={shown}
          earliest={earliest}
          latest={latest}
          start={start}
          end={end}
          onPick={onPick}
        />
      )}
    </View>
  )
}
