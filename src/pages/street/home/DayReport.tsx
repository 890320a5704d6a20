import { useState } from 'react'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { weekday } from '@/format/date'
import { ReportFacts } from '@/parts/street/ReportFacts'
import type { Report } from '@/parts/street/street'
import { Card } from '@/ui/card/Card'
import { SelectField } from '@/ui/field/SelectField'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

const inWords = (day: string): string => `${day} ${weekday(new Date(`${day}T00:00:00+08:00`))}`

/** What came of a day that I choose: today, or one on which I stood somewhere. */
export function DayReport({ today }: { today: Report }) {
  const [chosen, setChosen] = useState<string>()
  const day = chosen ?? today.day
  const isToday = day === today.day
  const call = useRead('/tp5/api/PushHelper/total', isToday ? null : { day })
  const report = isToday ? today : call.data
  const past = today.days.filter((one) => one !== today.day)
  const options = [
    { value: today.day, label: '今天' },
    ...past.map((value) => ({ value, label: inWords(value) })),
  ]
  return (
    <Card>
      <Stack>
        {past.length > 0 && (
          <SelectField label="哪一天" options={options} value={day} onChange={setChosen} />
        )}
        {!isToday && <Unloaded call={call} outline={3} />}
        {report && <Told title={isToday ? '今天' : inWords(day)} report={report} />}
      </Stack>
    </Card>
  )
}

/** All of it, and of each activity where there was more than one. */
function Told({ title, report }: { title: string; report: Report }) {
  const { list } = report
  const [only] = list.length === 1 ? list : []
  return (
    <>
      <Stack gap="s2">
        <SectionHead title={only ? `${title} · ${only.title}` : title} />
        <ReportFacts report={report} />
      </Stack>
      {!only &&
        list.map((one) => (
          <Stack key={one.activity_id} gap="s2">
            <SectionHead title={one.title} />
            <ReportFacts report={one} />
          </Stack>
        ))}
    </>
  )
}
