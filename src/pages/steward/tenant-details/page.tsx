import { Choices } from '@/blocks/list/Choices'
import { usePaged } from '@/cache/usePaged'
import { useRoute } from '@/navigation/useRoute'
import { ResidentRow } from '@/parts/steward/ResidentRow'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Empty } from '@/ui/state/Empty'
import { OneResident } from './OneResident'

export default function TenantDetails() {
  const { member_id } = useRoute('tenantDetails')
  return member_id ? <OneResident memberId={Number(member_id)} /> : <WhichResident />
}

/** An address that does not say which: the list. */
function WhichResident() {
  const paged = usePaged('/tp5/api/Housekeep/userLists', {})
  return (
    <StaffScreen route="tenantDetails" title="看哪一位住户？" needs={paged}>
      <Choices paged={paged} empty={<Empty title="还没有确认过的住户" />}>
        {(resident) => <ResidentRow key={resident.member_id} resident={resident} />}
      </Choices>
    </StaffScreen>
  )
}
