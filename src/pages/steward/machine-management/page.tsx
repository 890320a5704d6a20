import { useRoute } from '@/navigation/useRoute'
import { AllMachines } from './AllMachines'
import { OneMachine } from './OneMachine'

/** The machines of my villages, or one of them. */
export default function MachineManagement() {
  const { machine_id } = useRoute('machineManagement')
  return machine_id ? <OneMachine machineId={Number(machine_id)} /> : <AllMachines />
}
