import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { go } from '@/navigation/go'
import { FanRows } from '@/parts/manager/FanRows'
import { ManagerList } from '@/parts/manager/ManagerList'
import { RangeBar } from '@/parts/manager/RangeBar'
import { shortDay } from '@/parts/manager/sumsFacts'
import { useSpan } from '@/parts/manager/useSpan'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Chart } from '@/ui/chart/Chart'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

/** Who came by my machines in the chosen days, the newest first. */
export default function Minefans() {
  const { range, setRange, span } = useSpan()
  const people = useRead('/tp5/api/Franchise/userStatistics', span)
  const { data } = people
  const paged = usePaged('/tp5/api/Franchise/bindUsers', { sort: 'newest', ...span })
  const head = (
    <>
      {data && (
        <Card>
          <Stack>
            <Facts
              facts={[
                { name: '新粉丝', value: `${grouped(data.new_fans)} 人`, strong: true },
                { name: '全部粉丝', value: `${grouped(data.fans)} 人` },
                { name: '买过的', value: `${grouped(data.buyers)} 人` },
              ]}
            />
            {data.days.length > 0 && (
              <Chart
                title="每天新来的"
                unit=" 人"
                data={{
                  kind: 'bar',
                  points: data.days.map(({ day, new_fans }) => ({
                    label: shortDay(day),
                    value: new_fans,
                  })),
                }}
              />
            )}
          </Stack>
        </Card>
      )}
      <Card bare>
        <Cell icon="star" title="他们带来的" onPress={() => void go('fanscontribution')} />
      </Card>
    </>
  )
  const empty = <Empty title="这段时间没有新粉丝" text="邻居第一次扫机身的码，就是这台机器的粉丝" />
  return (
    <ManagerList
      route="minefans"
      paged={paged}
      call={people}
      bar={<RangeBar range={range} onRange={setRange} />}
      head={head}
      empty={empty}
    >
      {(rows) => <FanRows rows={rows} by="newest" />}
    </ManagerList>
  )
}
