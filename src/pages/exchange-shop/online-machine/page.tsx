import { SlotsPage } from '@/parts/machine/SlotsPage'
import { useRoute } from '@/navigation/useRoute'

export default function OnlineMachine() {
  const { machine_id, machine_sn } = useRoute('onlineMachine')
  return <SlotsPage route="onlineMachine" way="buy" machineId={machine_id} machineSn={machine_sn} />
}
