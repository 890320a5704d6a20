import { useState } from 'react'
import { Chips } from '@/blocks/ledger/Chips'
import { useLast } from '@/cache/useLast'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { dayOf, monthDayHour } from '@/format/date'
import { monthWords } from '@/parts/maintenance/performance'
import { UpkeepList } from '@/parts/maintenance/UpkeepList'
import { UpkeepScreen } from '@/parts/maintenance/UpkeepScreen'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { MonthCard } from './MonthCard'
import { Months } from './Months'

/** How much I did in each month, and how much of it in time. */
export default function Performance() {
  const [chosen, setChosen] = useState(dayOf(new Date()).slice(0, 7))
  const totals = useRead('/tp5/api/operation/total')
  const month = useRead('/tp5/api/operation/detail', { month: chosen })
  const paged = usePaged('/tp5/api/operation/list', { month: chosen })
  const stands = useLast(month.data) !== undefined
  if (!totals.data || !stands)
    return (
      <UpkeepScreen route="performance" call={totals.data ? month : totals}>
        {null}
      </UpkeepScreen>
    )
  const { months, open } = totals.data
  const head = (
    <>
      {months.length > 0 && <Months months={months} />}
      <Text size="sm" tone="ink2">
        {`手上还有装机 ${open.installs} 台、故障 ${open.faults} 个${
          open.late > 0 ? `，其中 ${open.late} 件过了时限` : ''
        }`}
      </Text>
      {months.length > 0 && (
        <Chips
          label="看哪个月"
          choices={months.map((one) => monthWords(one.month))}
          chosen={monthWords(chosen)}
          onChoose={(nth) => setChosen(months[nth]!.month)}
        />
      )}
      <MonthCard month={chosen} call={month} />
    </>
  )
  const empty = <Empty title="这个月还没有做完的" />
  return (
    <UpkeepList route="performance" paged={paged} head={head} empty={empty}>
      {(rows) => (
        <Card bare>
          {rows.map((row) => (
            <Cell
              key={row.work_no}
              icon={row.on_time ? 'check' : 'alert'}
              title={`${row.title} ・ ${row.machine_name}`}
              value={`${monthDayHour(new Date(row.done_at))} ${row.on_time ? '按时' : '晚了'}`}
            />
          ))}
        </Card>
      )}
    </UpkeepList>
  )
}
