import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { IconWay, IconWays } from '@/ui/way/IconWay'

/** From what stands in machines to what is wrong with it, what fills it and what it brings. */
export const Ways = () => (
  <Card>
    <IconWays>
      <IconWay icon="clock" name="工作台" onPress={() => void go('work')} />
      <IconWay icon="alert" name="预警" onPress={() => void go('earlyWarning')} />
      <IconWay icon="shop" name="补货车" onPress={() => void go('purchaseCart')} />
      <IconWay icon="truck" name="采购订单" onPress={() => void go('purchaseOrder')} />
      <IconWay icon="receipt" name="销售记录" onPress={() => void go('soldNote')} />
      <IconWay icon="wrench" name="异常订单" onPress={() => void go('failOrder')} />
      <IconWay icon="filter" name="对账" onPress={() => void go('reconciliation')} />
      <IconWay icon="doc" name="机器合约" onPress={() => void go('machineBusiness')} />
      <IconWay icon="phone" name="联系电话" onPress={() => void go('iterContact')} />
    </IconWays>
  </Card>
)
