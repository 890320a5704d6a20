import { useState } from 'react'
import { Calendar } from '@/ui/calendar/Calendar'
import { Choices } from '@/ui/calendar/Choices'
import { Days } from '@/ui/calendar/Days'
import { Piece } from '../Piece'

const latest = '2026-11-15'
const years = [2023, 2024, 2025, 2026]

/** What is picked from a calendar. */
export function CalendarDays() {
  const [day, setDay] = useState('2026-11-10')
  const [year, setYear] = useState(2025)
  return (
    <>
      <Piece name="日历 Calendar">
        <Calendar
          earliest="1940-01-01"
          latest={latest}
          shownFirst={latest}
          start="2026-11-04"
          end={day}
          onPick={setDay}
        />
      </Piece>
      <Piece name="一个月的日子 Days">
        <Days
          shown={{ year: 2026, month: 2 }}
          earliest="2026-02-05"
          latest={latest}
          start={day}
          end={day}
          onPick={setDay}
        />
      </Piece>
      <Piece name="年和月 Choices">
        <Choices label="年份" unit="年" values={years} chosen={year} onChoose={setYear} />
      </Piece>
    </>
  )
}
