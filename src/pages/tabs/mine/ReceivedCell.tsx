import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import { Cell } from '@/ui/cell/Cell'

/** What campaigns gave me; what waits for an address is told first, and leads there. */
export function ReceivedCell() {
  const { data } = useRead('/tp5/api/Campaign/receiveCount', {}, { member: true })
  const { waiting = 0, usable = 0 } = data ?? {}
  if (waiting > 0) {
    return (
      <Cell
        icon="box"
        title="我领到的"
        value={`${waiting} 件待填地址`}
        onPress={() => void go('received', { standing: 'waiting' })}
      />
    )
  }
  return (
    <Cell
      icon="box"
      title="我领到的"
      value={usable > 0 ? `${usable} 件可用` : '奖品和券码'}
      onPress={() => void go('received')}
    />
  )
}
