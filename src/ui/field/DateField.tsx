import { useState } from 'react'
import { dayOf } from '@/format/date'
import { Calendar } from '@/ui/calendar/Calendar'
import { Sheet } from '@/ui/sheet/Sheet'
import type { FieldProps } from './FieldFrame'
import { PickField } from './PickField'

interface DateFieldProps extends FieldProps {
  /** As 2026-03-09; empty while nothing is chosen. */
  value: string
  onChange: (day: string) => void
  /** The first and the last day that can be chosen; the last is today unless it is said. */
  earliest?: string
  latest?: string
}

/** 2026年3月9日 */
const inWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return day && `${year}年${month}月${date}日`
}

export function DateField({
  label,
  id,
  value,
  onChange,
  error,
  earliest = '1900-01-01',
  latest = dayOf(new Date()),
}: DateFieldProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <PickField
        {...{ id, label, error }}
        text={inWords(value)}
        onPress={() => setChoosing(true)}
      />
      <Sheet open={choosing} title={label} onClose={() => setChoosing(false)}>
        <Calendar
          earliest={earliest}
          latest={latest}
          shownFirst={value || latest}
          start={value}
          end={value}
          onPick={(day) => {
            setChoosing(false)
            onChange(day)
          }}
        />
      </Sheet>
    </>
  )
}
