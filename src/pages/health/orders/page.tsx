import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { type PagedState, usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import type { HealthOrder } from '@/parts/health/order/order'
import { Button } from '@/ui/button/Button'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { OrderCard } from './OrderCard'

type Tab = 'all' | HealthOrder['kind']

const choices: readonly { value: Tab; text: string }[] = [
  { value: 'all', text: '全部' },
  { value: 'times', text: '健康服务' },
  { value: 'goods', text: '健康商品' },
]

/** My orders of whatever is about health, of both kinds together or of one. */
export default function HealthOrders() {
  const [tab, setTab] = useKept<Tab>('tab', 'all')
  const props = { tab, onTab: setTab }
  return (
    <Screen route="healthOrders">
      {tab === 'all' ? <Merged {...props} /> : <OfKind key={tab} kind={tab} {...props} />}
    </Screen>
  )
}

interface TabProps {
  tab: Tab
  onTab: (tab: Tab) => void
}

function Merged(props: TabProps) {
  return (
    <Rows {...props} paged={usePaged('/tp5/api/ExchangeShop/HealthReportOrder/mergeLists', {})} />
  )
}

function OfKind({ kind, ...props }: TabProps & { kind: HealthOrder['kind'] }) {
  const paged = usePaged('/tp5/api/ExchangeShop/HealthReportOrder/list', { kind })
  return <Rows {...props} paged={paged} />
}

interface RowsProps extends TabProps {
  paged: PagedState<{ list: HealthOrder[]; next: string | null }>
}

const Rows = ({ tab, onTab, paged }: RowsProps) => (
  <PagedList
    paged={paged}
    header={<Tabs label="哪种订单" choices={choices} value={tab} onChoose={onTab} />}
    skeleton={<RowsSkeleton />}
    empty={
      <Empty title="还没有健康订单" text="在积分商城换的血压计、推拿次数这些，会列在这里">
        <Button onPress={() => void go('exchangeShop')}>去积分商城看看</Button>
      </Empty>
    }
  >
    {(rows) => (
      <Stack>
        <Chunked rows={rows}>{(order) => <OrderCard key={order.order_sn} order={order} />}</Chunked>
      </Stack>
    )}
  </PagedList>
)
