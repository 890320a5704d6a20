import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { ServiceForm } from './ServiceForm'

/** A new service, or one there is. */
export default function MerchantService() {
  const { service_id } = useRoute('merchantService')
  const call = useRead('/tp5/api/VillageEnter/serviceLists')
  if (!call.data) return <UnloadedStaffScreen route="merchantService" call={call} rows={4} />
  const known = call.data.list.find((one) => String(one.service_id) === service_id)
  return <ServiceForm key={service_id ?? 'new'} known={known} />
}
