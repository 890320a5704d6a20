import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { Empty } from '@/ui/state/Empty'

/** Nothing has been exchanged yet, or nothing of that kind. */
export function NoOrders({ title = '还没有订单' }: { title?: string }) {
  return (
    <Empty scene={noOrders} title={title} text="集市刚摆好，去看看邻居在换什么">
      <Button kind="soft" onPress={() => void go('exchangeShop')}>
        逛逛商城
      </Button>
    </Empty>
  )
}
