import { useReducer, useState } from 'react'
import { CustomTime } from '@/blocks/ledger/CustomTime'
import { allTime } from '@/blocks/ledger/dateRange'
import { Ledger } from '@/blocks/ledger/Ledger'
import { LedgerRow } from '@/blocks/ledger/LedgerRow'
import { Months } from '@/blocks/ledger/Months'
import { RangeButton } from '@/blocks/ledger/RangeButton'
import { pickerOf, pickerReducer } from '@/blocks/ledger/rangePicker'
import { IncomeRows } from '@/parts/earnings/IncomeRows'
import { entries, incomes } from '../entries'
import { nothing } from '../nothing'
import { pagedOf } from '../paged'
import { Frame, Piece } from '../Piece'

const today = '2026-11-15'
const page = { list: [...entries], next: null, income: 920, outgo: -13_840 }

/** What came in and went out, and the times it is asked for. */
export function Ledgers() {
  const [range, setRange] = useState(allTime)
  const [month, setMonth] = useState('2026-03')
  const [picker, dispatch] = useReducer(pickerReducer, allTime, (from) => pickerOf(from, today))
  return (
    <>
      <Frame name="流水 Ledger">
        <Ledger
          paged={pagedOf(page, 'end')}
          range={range}
          onRange={setRange}
          header={null}
          onOpen={nothing}
        />
      </Frame>
      <Piece name="流水的一行 LedgerRow" bare>
        {entries.slice(0, 2).map((entry) => (
          <LedgerRow key={entry.entry_id} entry={entry} onOpen={nothing} />
        ))}
      </Piece>
      <Piece name="看哪几天 RangeButton">
        <RangeButton range={range} onRange={setRange} />
      </Piece>
      <Piece name="月份 Months">
        <Months now={today.slice(0, 7)} chosen={month} onChoose={setMonth} />
      </Piece>
      <Piece name="一笔笔收入 IncomeRows" bare>
        <IncomeRows rows={incomes} onOpen={nothing} />
      </Piece>
      <Piece name="自定义时间 CustomTime">
        <CustomTime picker={picker} dispatch={dispatch} />
      </Piece>
    </>
  )
}
