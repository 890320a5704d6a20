import { Chips } from '@/blocks/ledger/Chips'
import type { DateRange } from '@/blocks/ledger/dateRange'
import { RangeButton } from '@/blocks/ledger/RangeButton'
import { dayOf } from '@/format/date'
import { shortCut, shortCuts } from './span'

interface RangeBarProps {
  range: DateRange
  onRange: (range: DateRange) => void
}

/** Which days are looked at. */
export const RangeBar = ({ range, onRange }: RangeBarProps) => (
  <>
    <Chips
      label="看哪几天"
      choices={shortCuts}
      chosen={range.times}
      onChoose={(nth) => onRange(shortCut(shortCuts[nth]!, dayOf(new Date())))}
    />
    <RangeButton range={range} onRange={onRange} />
  </>
)
