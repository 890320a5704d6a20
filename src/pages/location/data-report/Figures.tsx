import type { Out } from '@contract/api'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Chart } from '@/ui/chart/Chart'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'

type Statistics = Out<'/tp5/api/Village/statistics'>
type Month = Statistics['months'][number]

const byMonth = (months: readonly Month[], of: 'found' | 'signed') =>
  months.map((one) => ({ label: `${Number(one.month.slice(5))}月`, value: one[of] }))

/** By state, by month and by who develops them. */
export function Figures({ statistics }: { statistics: Statistics }) {
  const { all, average_score, states, months, developers } = statistics
  const shown = states.filter(({ count }) => count > 0)
  return (
    <>
      <Card>
        <Facts
          facts={[
            { name: '点位', value: `${all} 个`, strong: true },
            { name: '平均评分', value: average_score === null ? '还没有' : `${average_score} 分` },
          ]}
        />
      </Card>
      <Card>
        <Chart
          title="走到哪一步"
          unit=" 个"
          data={{
            kind: 'bar',
            points: shown.map(({ text, count }) => ({ label: text, value: count })),
          }}
        />
      </Card>
      <Card>
        <Chart
          title="每月新线索"
          unit=" 个"
          data={{ kind: 'bar', points: byMonth(months, 'found') }}
        />
      </Card>
      <Card>
        <Chart
          title="每月签约"
          unit=" 个"
          data={{ kind: 'bar', points: byMonth(months, 'signed') }}
        />
      </Card>
      <Card>
        <SectionHead title="谁开发的" />
        {developers.length === 0 && <Text tone="ink2">还没有人登记点位</Text>}
        {developers.map(({ developer, mine, all: total, open, live, lost }) => (
          <Cell
            key={`${developer} ${mine}`}
            icon="user"
            title={mine ? '我' : developer}
            value={`共 ${total}，在办 ${open}，上线 ${live}，放弃 ${lost}`}
          />
        ))}
      </Card>
    </>
  )
}
