import type { Out } from '@contract/api'
import { amount } from '@/format/amount'
import { Brought } from '@/parts/earnings/Brought'
import { SectionHead } from '@/ui/section/SectionHead'

export type Total = Out<'/tp5/api/RecruitDistributor/total'>

/** All that it brought, and how many came. */
export function Totals({ total }: { total: Total }) {
  const { people, second_people, today, settled, waiting, taken_back } = total
  const came = `${amount(people)} 人${today > 0 ? `，今天 ${amount(today)} 人` : ''}`
  return (
    <Brought
      head={<SectionHead title="一共得了" />}
      settled={settled}
      waiting={waiting}
      takenBack={taken_back}
      from={[
        { name: '招来的邻居', value: came },
        { name: '他们招来的', value: `${amount(second_people)} 人` },
      ]}
    />
  )
}
