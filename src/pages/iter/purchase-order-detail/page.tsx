import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { OneOrder } from './OneOrder'

/** What I ordered for my machines, what came of it, and how much of that is in them. */
export default function PurchaseOrderDetail() {
  const { order_sn } = useRoute('purchaseOrderDetail')
  const call = useRead('/tp5/api/FranchiseOrder/show', { order_sn })
  if (!call.data) return <UnloadedStaffScreen route="purchaseOrderDetail" call={call} rows={4} />
  return <OneOrder order={call.data} />
}
