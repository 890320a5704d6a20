import { PagedList } from '@/blocks/list/PagedList'
import { NoMachineOrders } from '@/parts/machine/NoMachineOrders'
import { OrderCard } from '@/parts/machine/OrderCard'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { usePaged } from '@/cache/usePaged'
import { Screen } from '@/blocks/screen/Screen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Tabs } from '@/ui/tabs/Tabs'

const tabs = [
  { value: 'all', text: '全部' },
  { value: 'unpaid', text: '待付款' },
  { value: 'kept', text: '待取货' },
  { value: 'delivered', text: '已出货' },
  { value: 'refunded', text: '已退回' },
  { value: 'cancelled', text: '已取消' },
] as const

type Tab = (typeof tabs)[number]['value']

export default function OrderListOnlineMachine() {
  const [tab, setTab] = useKept<Tab>('state', 'all')
  const paged = usePaged('/tp5/api/OfflineOrder/list', { ...(tab !== 'all' && { state: tab }) })
  return (
    <Screen route="orderListOnlineMachine">
      <PagedList
        paged={paged}
        header={<Tabs label="订单状态" choices={tabs} value={tab} onChoose={setTab} />}
        skeleton={<RowsSkeleton />}
        empty={<NoMachineOrders />}
      >
        {(orders) => (
          <Chunked rows={orders}>
            {(order) => (
              <OrderCard
                key={order.order_sn}
                order={order}
                code={order.pick_up_code}
                onOpen={() => void go('orderDetailsOnlineMachine', { order_sn: order.order_sn })}
              />
            )}
          </Chunked>
        )}
      </PagedList>
    </Screen>
  )
}
