import type { Out } from '@contract/api'
import { money } from '@/format/money'
import { beforeWords, shortDay, sumsFacts } from '@/parts/manager/sumsFacts'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface IncomeProps {
  income: Out<'/tp5/api/Franchise/incomeStatistics'>
  whole: Out<'/tp5/api/Machine/synthesizeIncome'> | undefined
}

/** What was taken, what of it is mine, and day by day. */
export function Income({ income, whole }: IncomeProps) {
  const { before, by, days } = income
  const [, ...facts] = sumsFacts(income)
  return (
    <Card>
      <Stack>
        <Text size="xl" strong>
          {money(income.money)}
        </Text>
        <Text size="sm" tone="ink2">
          {beforeWords(income.money, before)}
        </Text>
        <Facts
          facts={[
            ...facts,
            ...(whole
              ? [
                  { name: '今天的分成', value: money(whole.today) },
                  { name: '本月的分成', value: money(whole.month) },
                  { name: '等结算', value: money(whole.to_come) },
                  { name: '已入账', value: money(whole.booked) },
                ]
              : []),
          ]}
        />
        {days.some(({ sold, refunds }) => sold + refunds > 0) ? (
          <Chart
            title={by === 'day' ? '每天收入' : '每月收入'}
            unit=" 元"
            data={{
              kind: days.length > 1 ? 'line' : 'bar',
              points: days.map(({ day, money: cents }) => ({
                label: shortDay(day),
                value: cents / 100,
              })),
            }}
          />
        ) : (
          <Text tone="ink3">这段时间还没有收入，换个时间看看</Text>
        )}
      </Stack>
    </Card>
  )
}
