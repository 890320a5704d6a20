import type { Out } from '@contract/api'
import { monthWords } from '@/parts/maintenance/performance'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import { Stack } from '@/ui/stack/Stack'

interface MonthsProps {
  months: Out<'/tp5/api/operation/total'>['months']
}

/** What was done in each of the last months, and what of it in time. */
export const Months = ({ months }: MonthsProps) => (
  <Card>
    <Stack>
      <Chart
        title="每月做完的"
        unit=" 件"
        data={{
          kind: 'bar',
          points: months.map(({ month, done }) => ({ label: monthWords(month), value: done })),
        }}
      />
      <Chart
        title="按时的"
        unit="%"
        data={{
          kind: 'bar',
          points: months
            .filter(({ rate }) => rate !== null)
            .map(({ month, rate }) => ({ label: monthWords(month), value: rate! / 10 })),
        }}
      />
    </Stack>
  </Card>
)
