import { Choices } from '@/blocks/list/Choices'
import { usePaged } from '@/cache/usePaged'
import { replace } from '@/navigation/go'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Empty } from '@/ui/state/Empty'

interface PickMachineProps {
  route: 'addUpkeep' | 'upkeepLog'
}

const standing = (late: number, faults: number): string =>
  [faults > 0 && `${faults} 个故障`, late > 0 && `${late} 项维护过期`].filter(Boolean).join('，')

/** An address that does not say which machine: the person says it. */
export function PickMachine({ route }: PickMachineProps) {
  const paged = usePaged('/tp5/api/OperationManage/lists', {})
  const empty = <Empty title="您还没有负责的机器" text="开通后，机器会出现在这里" />
  return (
    <StaffScreen route={route} title="哪一台机器？" needs={paged}>
      <Choices paged={paged} empty={empty}>
        {({ machine_sn, machine_name, village, late, open_faults }) => (
          <Card bare key={machine_sn}>
            <Cell
              icon="vending"
              title={`${machine_name} ${machine_sn}`}
              value={standing(late, open_faults) || village}
              onPress={() => void replace(route, { machine_sn })}
            />
          </Card>
        )}
      </Choices>
    </StaffScreen>
  )
}
