import { observer } from '@/session/observable'
import { PagedList } from '@/blocks/list/PagedList'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { usePaged } from '@/request/usePaged'
import { purse } from '@/session/purse'
import { Button } from '@/ui/button/Button'
import { Screen } from '@/ui/screen/Screen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { OrderRow } from './OrderRow'
import styles from './page.module.scss'

const states = [
  { value: 'all', text: '全部' },
  { value: 'paid', text: '待发货' },
  { value: 'shipped', text: '已发货' },
  { value: 'finished', text: '已完成' },
  { value: 'cancelled', text: '已取消' },
] as const

type State = (typeof states)[number]['value']

const isState = (value: unknown): value is State => states.some((state) => state.value === value)

export default observer(function ExchangeLog() {
  const params = useRoute('exchangeLog')
  const [state, setState] = useKept<State>('state', isState(params.state) ? params.state : 'all')
  const paged = usePaged(
    (cursor) =>
      api.get('/tp5/api/ExchangeOrder/lists', { cursor, ...(state !== 'all' && { state }) }),
    [state, purse.exchanges],
    'orders',
  )
  const empty = (
    <Empty title="还没有订单" text="集市刚摆好，去看看邻居在换什么">
      <Button kind="soft" onPress={() => void go('exchangeShop')}>
        逛逛商城
      </Button>
    </Empty>
  )
  return (
    <Screen route="exchangeLog">
      <PagedList
        paged={paged}
        header={<Tabs label="订单状态" choices={states} value={state} onChoose={setState} />}
        skeleton={<RowsSkeleton />}
        empty={empty}
      >
        {(orders) => (
          <Stack>
            <Chunked rows={orders} className={styles.chunk}>
              {(order) => <OrderRow key={order.order_sn} order={order} />}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
})
