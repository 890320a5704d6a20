import { SlotsPage } from '@/parts/machine/SlotsPage'
import { useRoute } from '@/navigation/useRoute'

export default function Machine() {
  const { machine_id, machine_sn } = useRoute('machine')
  return <SlotsPage route="machine" way="exchange" machineId={machine_id} machineSn={machine_sn} />
}
