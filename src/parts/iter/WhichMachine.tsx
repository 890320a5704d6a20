import { Which } from '@/blocks/list/Which'
import { usePaged } from '@/cache/usePaged'
import { replace } from '@/navigation/go'
import { isRefusal } from '@/request/refusalCodes'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Empty } from '@/ui/state/Empty'
import { SlotsRefused } from './SlotsRefused'

interface WhichMachineProps {
  route: 'aisleData' | 'aisleManagement'
}

/** The address does not say which machine is meant. */
export function WhichMachine({ route }: WhichMachineProps) {
  const paged = usePaged('/tp5/api/Slot/index', {})
  if (paged.state === 'error' && isRefusal(paged.error, 'forbidden'))
    return <SlotsRefused route={route} />
  const empty = <Empty text="您名下还没有机器" />
  return (
    <Which route={route} question="看哪一台机器" paged={paged} empty={empty}>
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
    </Which>
  )
}
