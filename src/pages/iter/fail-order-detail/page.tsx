import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { OneSale } from './OneSale'

/** One order at my machine: what the machine did, what went back, and what is left to do. */
export default function FailOrderDetail() {
  const { order_sn } = useRoute('failOrderDetail')
  const call = useRead('/tp5/api/IterOrder/detail', { order_sn })
  if (!call.data) return <UnloadedStaffScreen route="failOrderDetail" call={call} rows={4} />
  return <OneSale sale={call.data} />
}
