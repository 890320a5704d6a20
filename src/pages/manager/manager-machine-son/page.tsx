import { replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { PickMachine } from '@/parts/manager/PickMachine'
import { OneMachine } from './OneMachine'

/** One of my machines. */
export default function ManagerMachineSon() {
  const { machine_id } = useRoute('managerMachineSon')
  if (machine_id) return <OneMachine machineId={Number(machine_id)} />
  return (
    <PickMachine
      route="managerMachineSon"
      onPick={(id) => void replace('managerMachineSon', { machine_id: String(id) })}
    />
  )
}
