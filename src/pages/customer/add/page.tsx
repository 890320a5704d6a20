import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Empty } from '@/ui/state/Empty'
import { EditForm } from './EditForm'
import { ReportForm } from './ReportForm'

/** A new one, or what came of one that I reported. */
export default function CustomerAdd() {
  const { customer_id } = useRoute('customerAdd')
  return customer_id ? <Known customerId={customer_id} /> : <ReportForm />
}

function Known({ customerId }: { customerId: string }) {
  const which = { customer_id: customerId }
  const call = useRead('/tp5/api/ReportCustomer/detail', which, { anew: true })
  const auth = useRead('/tp5/api/ReportCustomer/checkEditAuth', which)
  if (!call.data) return <UnloadedStaffScreen route="customerAdd" call={call} rows={4} />
  if (!auth.data) return <UnloadedStaffScreen route="customerAdd" call={auth} rows={4} />
  if (auth.data.may) return <EditForm customer={call.data} />
  return (
    <StaffScreen route="customerAdd" title={call.data.name}>
      <Empty title="这位客户不能改" text={auth.data.reason} />
    </StaffScreen>
  )
}
