import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Empty } from '@/ui/state/Empty'
import { LeadForm } from './LeadForm'

/** A new place, or more of one of mine. */
export default function LocationAdd() {
  const { lead_id } = useRoute('locationAdd')
  return lead_id ? <Known leadId={lead_id} /> : <LeadForm />
}

function Known({ leadId }: { leadId: string }) {
  const call = useRead('/tp5/api/VillageDevelopment/detail', { lead_id: leadId }, { anew: true })
  const { data } = call
  if (!data) return <UnloadedStaffScreen route="locationAdd" call={call} rows={5} />
  if (data.actions.includes('edit')) return <LeadForm lead={data} />
  return (
    <StaffScreen route="locationAdd" title={data.name}>
      <Empty
        title="这个点位现在不能改"
        text={data.mine ? `${data.state_text}的点位不再改资料` : '请找负责的同事改'}
      />
    </StaffScreen>
  )
}
