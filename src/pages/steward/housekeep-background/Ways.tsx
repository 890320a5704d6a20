import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** Where to look closer. */
export const Ways = () => (
  <Card bare>
    <Cell icon="bolt" title="机器实况" onPress={() => void go('housekeepMonitor')} />
    <Cell icon="vending" title="村里的机器" onPress={() => void go('machineManagement')} />
    <Cell icon="user" title="住户" onPress={() => void go('tenant')} />
    <Cell icon="eye" title="用户分析" onPress={() => void go('userAnalysis')} />
    <Cell
      icon="wallet"
      title="收入明细"
      onPress={() => void go('incomeList', { source: 'steward' })}
    />
    <Cell icon="doc" title="管家规则" onPress={() => void go('sRuler')} />
  </Card>
)
