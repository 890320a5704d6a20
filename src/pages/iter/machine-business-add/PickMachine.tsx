import { Which } from '@/blocks/list/Which'
import { usePaged } from '@/cache/usePaged'
import { replace } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Empty } from '@/ui/state/Empty'

/** Of which machine of mine. */
export function PickMachine() {
  const paged = usePaged('/tp5/api/Slot/index', {})
  const empty = <Empty text="您名下还没有机器" />
  return (
    <Which route="machineBusinessAdd" question="给哪台机器签合约" paged={paged} empty={empty}>
      {({ machine_sn, name, village }) => (
        <Card bare key={machine_sn}>
          <Cell
            icon="vending"
            title={name}
            value={`${machine_sn} · ${village}`}
            onPress={() => void replace('machineBusinessAdd', { machine_sn })}
          />
        </Card>
      )}
    </Which>
  )
}
