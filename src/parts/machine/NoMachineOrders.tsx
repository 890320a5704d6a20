import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { Empty } from '@/ui/state/Empty'

/** Nothing was bought or exchanged at a machine. */
export function NoMachineOrders() {
  return (
    <Empty scene={noOrders} title="这里还没有机器订单" text="村里的机器就在附近，扫一眼有什么">
      <Button kind="soft" onPress={() => void go('machine')}>
        看附近的机器
      </Button>
    </Empty>
  )
}
