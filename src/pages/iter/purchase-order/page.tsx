import { PagedList } from '@/blocks/list/PagedList'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Button } from '@/ui/button/Button'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { OrderRow } from './OrderRow'
import { choices, isShown, type Shown } from './states'

/** What I have ordered for my machines, the newest first. */
export default function PurchaseOrder() {
  const { state } = useRoute('purchaseOrder')
  const [shown, setShown] = useKept<Shown>('state', isShown(state) ? state : 'all')
  const paged = usePaged('/tp5/api/FranchiseOrder/index', shown === 'all' ? {} : { state: shown })
  return (
    <StaffScreen route="purchaseOrder" needs={paged}>
      <PagedList
        paged={paged}
        header={<Tabs label="订单状态" choices={choices} value={shown} onChoose={setShown} />}
        skeleton={<RowsSkeleton />}
        empty={
          <Empty title="没有这样的补货单" text="看看哪里缺货，再来下单">
            <Button onPress={() => void go('earlyWarning')}>看预警</Button>
          </Empty>
        }
      >
        {(orders) => (
          <Stack>
            {orders.map((order) => (
              <OrderRow key={order.order_sn} order={order} />
            ))}
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
