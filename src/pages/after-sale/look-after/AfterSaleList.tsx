import { PagedList } from '@/blocks/list/PagedList'
import { go } from '@/navigation/go'
import { usePaged } from '@/cache/usePaged'
import { Button } from '@/ui/button/Button'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { Screen } from '@/blocks/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { AfterSaleRow } from './AfterSaleRow'

export function AfterSaleList() {
  const paged = usePaged('/tp5/api/OrderSaleService/list', {})
  const empty = (
    <Empty scene={noOrders} title="没有售后" text="东西有问题，在订单里点“申请售后”">
      <Button kind="soft" onPress={() => void go('exchangeLog')}>
        我的兑换
      </Button>
    </Empty>
  )
  return (
    <Screen route="lookAfter" title="我的售后">
      <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Stack>
            {rows.map((row) => (
              <AfterSaleRow key={row.after_sale_no} row={row} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
