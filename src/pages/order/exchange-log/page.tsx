import { PagedList } from '@/blocks/list/PagedList'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { usePaged } from '@/cache/usePaged'
import { Button } from '@/ui/button/Button'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { Screen } from '@/blocks/screen/Screen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { OrderRow } from './OrderRow'
import { isOrderTab, type OrderTab, orderTabs, tabChoices } from './orderStates'

export default function ExchangeLog() {
  const params = useRoute('exchangeLog')
  const [tab, setTab] = useKept<OrderTab>('state', isOrderTab(params.state) ? params.state : 'all')
  const paged = usePaged('/tp5/api/ExchangeOrder/lists', orderTabs[tab].asks)
  const title = tab === 'all' ? '还没有订单' : `没有${orderTabs[tab].text}的订单`
  const empty = (
    <Empty scene={noOrders} title={title} text="集市刚摆好，去看看邻居在换什么">
      <Button kind="soft" onPress={() => void go('exchangeShop')}>
        逛逛商城
      </Button>
    </Empty>
  )
  return (
    <Screen route="exchangeLog">
      <PagedList
        paged={paged}
        header={<Tabs label="订单状态" choices={tabChoices} value={tab} onChoose={setTab} />}
        skeleton={<RowsSkeleton />}
        empty={empty}
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
