import type { Out } from '@contract/api'
import type { DateRange } from '@/blocks/ledger/dateRange'
import { RangeButton } from '@/blocks/ledger/RangeButton'
import { money } from '@/format/money'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { comparedWords, pointOf } from './periodWords'

interface PeriodProps {
  sums: Out<'/tp5/api/MyIncome/accumulateIncome'>
  range: DateRange
  onRange: (range: DateRange) => void
}

/** What the chosen days brought, day by day, and how that compares. */
export function Period({ sums, range, onRange }: PeriodProps) {
  const { income, days, by } = sums
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between" gap="s3" wrap="close">
          <Text size="md" strong heading={2}>
            {money(income)}
          </Text>
          <RangeButton range={range} onRange={onRange} />
        </Row>
        <Text size="sm" tone="ink2">
          {comparedWords(sums)}
        </Text>
        {days.some(({ amount }) => amount !== 0) && (
          <Chart
            title={by === 'day' ? '每天的收入' : '每月的收入'}
            unit=" 元"
            data={{ kind: 'bar', points: days.map(pointOf(by)) }}
          />
        )}
      </Stack>
    </Card>
  )
}
