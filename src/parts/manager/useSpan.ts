import { type DateRange, presetRange } from '@/blocks/ledger/dateRange'
import { dayOf } from '@/format/date'
import { useKept } from '@/navigation/useKept'
import { spanAsked } from './span'

/** Which days a page shows: at first the last week. */
export function useSpan() {
  const [range, setRange] = useKept<DateRange>('range', presetRange(1, dayOf(new Date())))
  return { range, setRange, span: spanAsked(range) }
}
