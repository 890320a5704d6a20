import type { ReactNode } from 'react'
import { useRead } from '@/cache/useRead'
import type { StaffRoute } from '@/routes/route'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Empty } from '@/ui/state/Empty'
import { ManagerScreen } from './ManagerScreen'

interface PickMachineProps {
  route: StaffRoute
  head?: ReactNode
  onPick: (machineId: number) => void
}

/** An address that does not say which machine: the person says it. */
export function PickMachine({ route, head, onPick }: PickMachineProps) {
  const call = useRead('/tp5/api/Machine/lists')
  const list = call.data?.list ?? []
  return (
    <ManagerScreen route={route} title="看哪台机器" call={call} head={head}>
      {list.length === 0 && <Empty title="您名下还没有机器" />}
      {list.length > 0 && (
        <Card bare>
          {list.map(({ machine_id, machine_sn, name, percent }) => (
            <Cell
              key={machine_id}
              icon="vending"
              title={`${name} ${machine_sn}`}
              value={`我占 ${percent}%`}
              onPress={() => onPick(machine_id)}
            />
          ))}
        </Card>
      )}
    </ManagerScreen>
  )
}
