import type { Out } from '@contract/api'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'

type Now = Out<'/tp5/api/Housekeep/machineStatistical'>

/** What of each village and of all of them together is told. */
type Figures = Omit<Now, 'villages' | 'as_of'>

const factsOf = ({ today, month, machines, online, residents }: Figures) => [
  { name: '今天卖出', value: `${money(today.money)}，${grouped(today.sold)} 件`, strong: true },
  { name: '本月卖出', value: `${money(month.money)}，${grouped(month.sold)} 件` },
  { name: '机器在线', value: `${online} 台，共 ${machines} 台` },
  { name: '住户', value: `${grouped(residents)} 位` },
]

/** Today and this month, all together and village by village. */
export function Today({ now }: { now: Now }) {
  const { villages } = now
  const one = villages.length === 1 ? villages[0] : undefined
  return (
    <>
      <Card>
        <SectionHead title={one ? one.village : `我管的 ${villages.length} 个村`} />
        <Facts facts={factsOf(now)} />
      </Card>
      {villages.length > 1 &&
        villages.map((figures) => (
          <Card key={figures.village}>
            <SectionHead title={figures.village} />
            <Facts facts={factsOf(figures)} />
          </Card>
        ))}
    </>
  )
}
