import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { RangeBar } from '@/parts/manager/RangeBar'
import { shortDay } from '@/parts/manager/sumsFacts'
import { useSpan } from '@/parts/manager/useSpan'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import { Facts } from '@/ui/facts/Facts'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

const each = (sold: number, visits: number) =>
  visits > 0 ? `每 100 次卖 ${((sold / visits) * 100).toFixed(1)} 件` : '—'

/** How often the pages of my machines were opened, and what came of it. */
export default function MachinePvLists() {
  const { range, setRange, span } = useSpan()
  const call = useRead('/tp5/api/MachinePv/list', span)
  const { data } = call
  return (
    <ManagerScreen
      route="machinePvLists"
      call={call}
      head={<RangeBar range={range} onRange={setRange} />}
    >
      {data && data.visits + data.sold === 0 && (
        <Empty title="这段时间没有人打开" text="换个时间看看" />
      )}
      {data && data.visits + data.sold > 0 && (
        <>
          <Card>
            <Stack>
              <Facts
                facts={[
                  { name: '打开', value: `${grouped(data.visits)} 次`, strong: true },
                  { name: '买了', value: `${grouped(data.sold)} 件` },
                  { name: '打开后', value: each(data.sold, data.visits) },
                ]}
              />
              <Chart
                title="每天打开"
                unit=" 次"
                data={{
                  kind: 'bar',
                  points: data.days.map(({ day, visits }) => ({
                    label: shortDay(day),
                    value: visits,
                  })),
                }}
              />
            </Stack>
          </Card>
          <Card>
            <SectionHead title="每台机器" />
            <Stack>
              {data.list.map(({ machine_id, name, visits, sold }) => (
                <Progress
                  key={machine_id}
                  label={name}
                  value={visits}
                  whole={Math.max(1, data.visits)}
                  note={`${grouped(visits)} 次，买了 ${grouped(sold)} 件`}
                />
              ))}
            </Stack>
          </Card>
        </>
      )}
    </ManagerScreen>
  )
}
