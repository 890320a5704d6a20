import { observer } from 'mobx-react'
import { orderBook } from '@/parts/order/orderBook'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { OneAfterSale } from './OneAfterSale'
import { useWatch } from './useWatch'

export const Progress = observer(function Progress({ afterSaleNo }: { afterSaleNo: string }) {
  const call = useCall(
    () => api.get('/tp5/api/OrderSaleService/detail', { after_sale_no: afterSaleNo }),
    [afterSaleNo, orderBook.changes],
  )
  const { data, reload } = call
  useWatch(data, reload)
  if (data) return <OneAfterSale afterSale={data} onChanged={reload} />
  return <UnloadedScreen route="lookAfter" call={call} rows={3} />
})
