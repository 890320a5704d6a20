import { orderBook } from '@/blocks/order/orderBook'
import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import { observer } from '@/session/observable'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/ui/state/ErrorView'
import { OneAfterSale } from './OneAfterSale'
import { useWatch } from './useWatch'

export const Progress = observer(function Progress({ afterSaleNo }: { afterSaleNo: string }) {
  const { data, error, loading, reload } = useCall(
    () => api.get('/tp5/api/OrderSaleService/detail', { after_sale_no: afterSaleNo }),
    [afterSaleNo, orderBook.changes],
  )
  useWatch(data, reload)
  if (data) return <OneAfterSale afterSale={data} onChanged={reload} />
  return (
    <Screen route="lookAfter">
      <Stack inset>
        {loading ? (
          <RowsSkeleton rows={3} />
        ) : (
          <ErrorView error={error} onRetry={() => void reload()} />
        )}
      </Stack>
    </Screen>
  )
})
