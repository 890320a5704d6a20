import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { WhichLead } from '@/parts/location/WhichLead'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { ContractForm } from './ContractForm'
import { Signed } from './Signed'

/** With whom, on which terms, from when to when. */
export default function LocationContract() {
  const { lead_id } = useRoute('locationContract')
  return lead_id ? (
    <One leadId={lead_id} />
  ) : (
    <WhichLead route="locationContract" question="签哪一个点位？" state="approved" />
  )
}

function One({ leadId }: { leadId: string }) {
  const call = useRead('/tp5/api/VillageDevelopment/detail', { lead_id: leadId })
  const { data } = call
  if (!data) return <UnloadedStaffScreen route="locationContract" call={call} rows={5} />
  if (data.actions.includes('contract')) return <ContractForm lead={data} />
  return (
    <StaffScreen route="locationContract" title={data.name}>
      <Stack inset>
        {data.contract ? (
          <Signed contract={data.contract} />
        ) : (
          <Empty
            title={data.mine ? '还不能签约' : '合同只有负责的人能看'}
            text={data.mine ? '审核通过以后再来签' : '请找负责的同事'}
          />
        )}
      </Stack>
    </StaffScreen>
  )
}
