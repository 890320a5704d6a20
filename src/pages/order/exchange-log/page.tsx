import { View } from '@tarojs/components'
import { MachineOrdersCell } from '@/parts/machine/MachineOrdersCell'
import { NoOrders } from '@/parts/order/NoOrders'
import { PagedList } from '@/blocks/list/PagedList'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { usePaged } from '@/cache/usePaged'
import { Screen } from '@/blocks/screen/Screen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Tabs } from '@/ui/tabs/Tabs'
import { FindOrder } from './FindOrder'
import { OrderRow } from './OrderRow'
import { isOrderTab, type OrderTab, orderTabs, tabChoices } from './orderStates'

export default function ExchangeLog() {
  const params = useRoute('exchangeLog')
  const [tab, setTab] = useKept<OrderTab>('state', isOrderTab(params.state) ? params.state : 'all')
  const paged = usePaged('/tp5/api/ExchangeOrder/lists', orderTabs[tab].asks)
  const title = tab === 'all' ? '还没有订单' : `没有${orderTabs[tab].text}的订单`
  return (
    <Screen route="exchangeLog">
      <PagedList
        paged={paged}
        header={
          <View>
            <Tabs label="订单状态" choices={tabChoices} value={tab} onChoose={setTab} />
            <MachineOrdersCell />
            <FindOrder />
          </View>
        }
        skeleton={<RowsSkeleton />}
        empty={<NoOrders title={title} />}
      >
        {(orders) => (
          <Stack>
            <Chunked rows={orders}>
              {(order) => <OrderRow key={order.order_sn} order={order} />}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
