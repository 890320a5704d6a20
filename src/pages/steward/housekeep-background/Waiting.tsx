import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** What waits for me, or that nothing does. */
export function Waiting({ now }: { now: Out<'/tp5/api/Housekeep/machineStatistical'> }) {
  const { asked, offline, fault, low } = now
  const wrong = offline + fault
  return (
    <Card bare>
      {asked > 0 && (
        <Cell
          icon="user"
          title="等我确认的住户"
          value={`${asked} 位`}
          onPress={() => void go('userAuthList')}
        />
      )}
      {wrong > 0 && (
        <Cell
          icon="alert"
          title="离线或故障的机器"
          value={`${wrong} 台`}
          onPress={() => void go('housekeepMonitor')}
        />
      )}
      {low > 0 && (
        <Cell
          icon="box"
          title="缺货的机器"
          value={`${low} 台`}
          onPress={() => void go('housekeepMonitor')}
        />
      )}
      {asked + wrong + low === 0 && <Cell icon="ok" title="现在没有等您办的事" />}
    </Card>
  )
}
