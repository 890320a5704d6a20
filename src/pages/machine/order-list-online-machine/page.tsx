import { PagedList } from '@/blocks/list/PagedList'
import { OrderCard } from '@/parts/machine/OrderCard'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { usePaged } from '@/cache/usePaged'
import { Button } from '@/ui/button/Button'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { Screen } from '@/blocks/screen/Screen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'

const tabs = [
  { value: 'all', text: '全部' },
  { value: 'unpaid', text: '待付款' },
  { value: 'delivered', text: '已出货' },
  { value: 'refunded', text: '已退回' },
  { value: 'cancelled', text: '已取消' },
] as const

type Tab = (typeof tabs)[number]['value']

export default function OrderListOnlineMachine() {
  const [tab, setTab] = useKept<Tab>('state', 'all')
  const paged = usePaged('/tp5/api/OfflineOrder/list', { ...(tab !== 'all' && { state: tab }) })
  const empty = (
    <Empty scene={noOrders} title="这里还没有机器订单" text="村里的机器就在附近，扫一眼有什么">
      <Button kind="soft" onPress={() => void go('machine')}>
        看附近的机器
      </Button>
    </Empty>
  )
  return (
    <Screen route="orderListOnlineMachine">
      <PagedList
        paged={paged}
        header={<Tabs label="订单状态" choices={tabs} value={tab} onChoose={setTab} />}
        skeleton={<RowsSkeleton />}
        empty={empty}
      >
        {(orders) => (
          <Chunked rows={orders}>
            {(order) => (
              <OrderCard
                key={order.order_sn}
                order={order}
                onOpen={() => void go('orderDetailsOnlineMachine', { order_sn: order.order_sn })}
              />
            )}
          </Chunked>
        )}
      </PagedList>
    </Screen>
  )
}
