import { money } from '@/format/money'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { grouped } from '@/format/amount'
import { type Report, shortDay } from './ads'

interface DaysCardProps {
  days: Report['days']
  total: Report['total']
  /** What a day may cost now, in cents. */
  limit?: number
}

/** So many days are shown one by one. */
const mostDays = 31

/** Seven days as one, under the name of the first. */
function weeksOf(days: Report['days']): Report['days'] {
  const weeks: Report['days'] = []
  days.forEach((day, nth) => {
    const last = weeks[weeks.length - 1]
    if (nth % 7 === 0 || !last) return weeks.push({ ...day })
    last.completed += day.completed
    return (last.cents += day.cents)
  })
  return weeks
}

const costOf = ({ completed, cents }: Report['total']) =>
  completed > 0 ? money(Math.round(cents / completed)) : '—'

/** How often it was done day by day, and what that cost; week by week where the days are many. */
export function DaysCard({ days, total, limit }: DaysCardProps) {
  const byDay = days.length <= mostDays
  const shown = byDay ? days : weeksOf(days)
  const each = byDay ? '每天' : '每周'
  return (
    <Card>
      <Stack>
        <Facts
          facts={[
            { name: '出现', value: `${grouped(total.exposure)} 次` },
            { name: '完成', value: `${grouped(total.completed)} 次`, strong: true },
            { name: '花费', value: money(total.cents), strong: true },
            { name: '每次完成', value: costOf(total) },
          ]}
        />
        <Chart
          title={`${each}完成`}
          unit=" 次"
          data={{
            kind: 'bar',
            points: shown.map(({ day, completed }) => ({ label: shortDay(day), value: completed })),
          }}
        />
        <Chart
          title={`${each}花多少`}
          unit=" 元"
          data={{
            kind: shown.length > 1 ? 'line' : 'bar',
            points: shown.map(({ day, cents }) => ({ label: shortDay(day), value: cents / 100 })),
            ...(byDay && limit !== undefined && { mark: { value: limit / 100, name: '每天上限' } }),
          }}
        />
      </Stack>
    </Card>
  )
}
