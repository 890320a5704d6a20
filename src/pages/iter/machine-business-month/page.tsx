import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { OneMonth } from './OneMonth'

/** A month of a contract: what was sold, who gets what of it, and the word that settles it. */
export default function MachineBusinessMonth() {
  const { contract_id, month } = useRoute('machineBusinessMonth')
  const call = useRead('/tp5/api/MachineBusiness/month', {
    contract_id: Number(contract_id),
    month,
  })
  if (!call.data) return <UnloadedScreen route="machineBusinessMonth" call={call} rows={4} />
  return <OneMonth month={call.data} />
}
