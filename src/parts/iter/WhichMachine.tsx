import { Choices } from '@/blocks/list/Choices'
import { usePaged } from '@/cache/usePaged'
import { replace } from '@/navigation/go'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Empty } from '@/ui/state/Empty'

interface WhichMachineProps {
  route: 'aisleData' | 'aisleManagement' | 'machineBusinessAdd'
  question: string
}

/** The address does not say which of my machines is meant. */
export function WhichMachine({ route, question }: WhichMachineProps) {
  const paged = usePaged('/tp5/api/Slot/index', {})
  return (
    <StaffScreen route={route} title={question} needs={paged}>
      <Choices paged={paged} empty={<Empty text="您名下还没有机器" />}>
        {({ machine_sn, name, village }) => (
          <Card bare key={machine_sn}>
            <Cell
              icon="vending"
              title={name}
              value={`${machine_sn} · ${village}`}
              onPress={() => void replace(route, { machine_sn })}
            />
          </Card>
        )}
      </Choices>
    </StaffScreen>
  )
}
