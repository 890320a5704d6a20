import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { OneContract } from './OneContract'

/** A contract of a machine: who gets what, how it stands, and what I can do with it. */
export default function MachineBusinessDetails() {
  const { contract_id } = useRoute('machineBusinessDetails')
  const call = useRead('/tp5/api/MachineBusiness/detail', { contract_id: Number(contract_id) })
  if (!call.data) return <UnloadedScreen route="machineBusinessDetails" call={call} rows={4} />
  return <OneContract contract={call.data} />
}
