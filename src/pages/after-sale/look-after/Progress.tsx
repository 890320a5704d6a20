import { useRead } from '@/cache/useRead'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { OneAfterSale } from './OneAfterSale'
import { useWatch } from './useWatch'

export function Progress({ afterSaleNo }: { afterSaleNo: string }) {
  const call = useRead('/tp5/api/OrderSaleService/detail', { after_sale_no: afterSaleNo })
  const { data, reload, look } = call
  useWatch(data, look)
  if (data) return <OneAfterSale afterSale={data} onChanged={reload} />
  return <UnloadedScreen route="lookAfter" call={call} rows={3} />
}
