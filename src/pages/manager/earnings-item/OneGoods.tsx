import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { RangeBar } from '@/parts/manager/RangeBar'
import { sumsFacts } from '@/parts/manager/sumsFacts'
import { useSpan } from '@/parts/manager/useSpan'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'

interface OneGoodsProps {
  title: string
  machine: { machine_id?: number }
}

export function OneGoods({ title, machine }: OneGoodsProps) {
  const { range, setRange, span } = useSpan()
  const call = useRead('/tp5/api/Franchise/detail', { title, ...span, ...machine })
  const { data } = call
  return (
    <ManagerScreen
      route="earningsItem"
      title={title}
      call={call}
      head={<RangeBar range={range} onRange={setRange} />}
    >
      {data && (
        <>
          <Card>
            <Facts facts={sumsFacts(data)} />
          </Card>
          <Card>
            <SectionHead title={`在 ${data.machines} 台机器卖过`} />
            <Facts
              facts={data.list.map(({ name, sold, money: cents }) => ({
                name,
                value: `${grouped(sold)} 件，${money(cents)}`,
              }))}
            />
          </Card>
        </>
      )}
    </ManagerScreen>
  )
}
