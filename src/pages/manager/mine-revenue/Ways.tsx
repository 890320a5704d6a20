import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** Where to look closer. */
export const Ways = ({ balance }: { balance: number | undefined }) => (
  <Card bare>
    <Cell icon="vending" title="我的机器" onPress={() => void go('managerMachine')} />
    <Cell icon="shop" title="单品收入" onPress={() => void go('earningsItem')} />
    <Cell icon="eye" title="机器访问" onPress={() => void go('machinePvLists')} />
    <Cell icon="user" title="我的粉丝" onPress={() => void go('minefans')} />
    <Cell icon="bell" title="机器边的广告" onPress={() => void go('advertisingTask')} />
    <Cell icon="receipt" title="机器合约" onPress={() => void go('machineBusiness')} />
    <Cell icon="doc" title="收入明细" onPress={() => void go('particulars')} />
    <Cell
      icon="wallet"
      title="提现"
      value={balance === undefined ? '' : `可提 ${money(balance)}`}
      onPress={() => void go('withdrawDetail')}
    />
  </Card>
)
