import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { EditForm } from './EditForm'
import { ReportForm } from './ReportForm'

/** A new one, or what came of one that I reported. */
export default function CustomerAdd() {
  const { customer_id } = useRoute('customerAdd')
  return customer_id ? <Known customerId={customer_id} /> : <ReportForm />
}

function Known({ customerId }: { customerId: string }) {
  const call = useRead('/tp5/api/ReportCustomer/detail', { customer_id: customerId })
  if (!call.data) return <UnloadedStaffScreen route="customerAdd" call={call} rows={4} />
  return <EditForm customer={call.data} />
}
