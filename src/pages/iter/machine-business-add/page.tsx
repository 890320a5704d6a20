import { useRoute } from '@/navigation/useRoute'
import { OfferForm } from './OfferForm'
import { PickMachine } from './PickMachine'

/** A contract of one of my machines, offered to everybody else who would earn by it. */
export default function MachineBusinessAdd() {
  const { machine_sn } = useRoute('machineBusinessAdd')
  return machine_sn ? <OfferForm key={machine_sn} machineSn={machine_sn} /> : <PickMachine />
}
