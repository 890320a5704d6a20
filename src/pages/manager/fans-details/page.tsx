import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { fullTime } from '@/format/date'
import { money } from '@/format/money'
import { go, replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Empty } from '@/ui/state/Empty'

/** Somebody who came by a machine of mine, by a masked name. */
export default function FansDetails() {
  const { fan_id } = useRoute('fansDetails')
  if (fan_id) return <OneFan fanId={Number(fan_id)} />
  return (
    <StaffScreen route="fansDetails">
      <Empty title="看哪位粉丝" text="先到粉丝列表里选一位">
        <Button onPress={() => void replace('minefans')}>去选</Button>
      </Empty>
    </StaffScreen>
  )
}

function OneFan({ fanId }: { fanId: number }) {
  const call = useRead('/tp5/api/Franchise/bindUsers', { fan_id: fanId })
  const fan = call.data?.list[0]
  return (
    <ManagerScreen route="fansDetails" call={call}>
      {fan && (
        <>
          <Card>
            <Facts
              facts={[
                { name: '称呼', value: fan.name, strong: true },
                { name: '什么时候来的', value: fullTime(new Date(fan.bound_at)) },
                { name: '在我的机器买过', value: `${grouped(fan.sold)} 件` },
                { name: '带来收入', value: money(fan.money), strong: true },
              ]}
            />
          </Card>
          <Card bare>
            <Cell
              icon="vending"
              title="扫的是"
              value={fan.machine_name}
              onPress={() => void go('managerMachineSon', { machine_id: String(fan.machine_id) })}
            />
          </Card>
        </>
      )}
    </ManagerScreen>
  )
}
