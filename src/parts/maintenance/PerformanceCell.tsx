import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { rateWords } from './performance'

interface PerformanceCellProps {
  totals: Out<'/tp5/api/operation/total'>
}

/** How this month goes, and the way to all of it. */
export function PerformanceCell({ totals }: PerformanceCellProps) {
  const month = totals.months[totals.months.length - 1]
  if (!month) return null
  return (
    <Card bare>
      <Cell
        icon="clock"
        title={`本月按时 ${rateWords(month.rate)}`}
        value={`${month.on_time} / ${month.done}，我的考核`}
        onPress={() => void go('performance')}
      />
    </Card>
  )
}
