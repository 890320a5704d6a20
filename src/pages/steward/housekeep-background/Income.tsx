import type { Out } from '@contract/api'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { RangeBar } from '@/parts/manager/RangeBar'
import { beforeWords, shortDay } from '@/parts/manager/sumsFacts'
import { useSpan } from '@/parts/manager/useSpan'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What I earned in the chosen days, by the day of the sales. */
export function Income() {
  const { range, setRange, span } = useSpan()
  const call = useRead('/tp5/api/Housekeep/earnStatistical', span)
  return (
    <>
      <SectionHead title="我的收入" />
      <RangeBar range={range} onRange={setRange} />
      <Unloaded call={call} outline={4} />
      {call.data && <Earned earned={call.data} />}
    </>
  )
}

function Earned({ earned }: { earned: Out<'/tp5/api/Housekeep/earnStatistical'> }) {
  const { amount, before, money: sold, month, total, booked_to, by, days } = earned
  return (
    <Card>
      <Stack>
        <Text size="xl" strong>
          {money(amount)}
        </Text>
        <Text size="sm" tone="ink2">
          {beforeWords(amount, before)}
        </Text>
        <Facts
          facts={[
            { name: '这些天卖出', value: money(sold) },
            { name: '本月收入', value: money(month) },
            { name: '一共收入', value: money(total) },
            { name: '记到', value: booked_to || '还没有记过' },
          ]}
        />
        {days.some((one) => one.amount > 0) ? (
          <Chart
            title={by === 'day' ? '每天收入' : '每月收入'}
            unit=" 元"
            data={{
              kind: days.length > 1 ? 'line' : 'bar',
              points: days.map(({ day, amount: cents }) => ({
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
