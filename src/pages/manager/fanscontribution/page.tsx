import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { FanRows } from '@/parts/manager/FanRows'
import { ManagerList } from '@/parts/manager/ManagerList'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Empty } from '@/ui/state/Empty'

/** What the people who came by my machines have bought there, who brought most first. */
export default function Fanscontribution() {
  const people = useRead('/tp5/api/Franchise/userStatistics')
  const { data } = people
  const paged = usePaged('/tp5/api/Franchise/bindUsers', { sort: 'most' })
  const head = data && (
    <>
      <Card>
        <Facts
          facts={[
            { name: '一共带来', value: money(data.money), strong: true },
            { name: '买了', value: `${grouped(data.sold)} 件` },
            { name: '买过的', value: `${grouped(data.buyers)} / ${grouped(data.fans)} 人` },
          ]}
        />
      </Card>
      {data.machines.length > 1 && (
        <Card>
          <SectionHead title="按扫码的机器" />
          <Facts
            facts={data.machines.map(({ name, fans, money: cents }) => ({
              name,
              value: `${grouped(fans)} 人，${money(cents)}`,
            }))}
          />
        </Card>
      )}
    </>
  )
  return (
    <ManagerList
      route="fanscontribution"
      paged={paged}
      call={people}
      head={head}
      empty={<Empty title="还没有粉丝" text="邻居第一次扫机身的码，就是这台机器的粉丝" />}
    >
      {(rows) => <FanRows rows={rows} by="most" />}
    </ManagerList>
  )
}
