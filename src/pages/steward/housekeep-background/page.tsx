import { useRead } from '@/cache/useRead'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { Empty } from '@/ui/state/Empty'
import { Income } from './Income'
import { Periods } from './Periods'
import { Today } from './Today'
import { Waiting } from './Waiting'
import { Ways } from './Ways'

/** My villages today: what was sold, what waits, what it brings me, and where to look closer. */
export default function HousekeepBackground() {
  const call = useRead('/tp5/api/Housekeep/machineStatistical')
  const { data } = call
  return (
    <ManagerScreen route="housekeepBackground" call={call}>
      {data?.villages.length === 0 && (
        <Empty title="现在没有归您管的村" text="由平台安排，安排好会出现在这里" />
      )}
      {data && <Today now={data} />}
      {data && <Waiting now={data} />}
      <Income />
      <Periods />
      <Ways />
    </ManagerScreen>
  )
}
