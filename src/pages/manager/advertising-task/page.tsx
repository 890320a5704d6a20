import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { RangeBar } from '@/parts/manager/RangeBar'
import { useSpan } from '@/parts/manager/useSpan'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

const doneWords = (completed: number | null) =>
  completed === null ? '不足 5 次完成' : `${grouped(completed)} 次完成`

/** Tasks of advertisers that neighbours of my machines see; only how often, never who. */
export default function AdvertisingTask() {
  const { range, setRange, span } = useSpan()
  const call = useRead('/tp5/api/Franchise/adStatistics', span)
  const { data } = call
  return (
    <ManagerScreen
      route="advertisingTask"
      call={call}
      head={<RangeBar range={range} onRange={setRange} />}
    >
      {data?.list.length === 0 && (
        <Empty title="这段时间没有广告任务" text="机器所在的村有广告时会在这里" />
      )}
      {data && data.list.length > 0 && (
        <>
          <Card>
            <Facts
              facts={[
                { name: '在播', value: `${data.list.filter(({ live }) => live).length} 条` },
                { name: '出现', value: `${grouped(data.exposure)} 次` },
                { name: '打开', value: `${grouped(data.opened)} 次` },
                { name: '完成', value: `${grouped(data.completed)} 次`, strong: true },
              ]}
            />
          </Card>
          <Card>
            <SectionHead title="每条广告" />
            <Stack>
              {data.list.map(({ title, live, exposure, completed }, nth) => (
                <Progress
                  key={nth}
                  label={live ? title : `${title}（已停）`}
                  value={exposure}
                  whole={Math.max(1, data.exposure)}
                  note={`出现 ${grouped(exposure)} 次，${doneWords(completed)}`}
                />
              ))}
            </Stack>
          </Card>
        </>
      )}
    </ManagerScreen>
  )
}
