import { useRoute } from '@/navigation/useRoute'
import { WhichMachine } from '@/parts/iter/WhichMachine'
import { OfferForm } from './OfferForm'

/** A contract of one of my machines, offered to everybody else who would earn by it. */
export default function MachineBusinessAdd() {
  const { machine_sn } = useRoute('machineBusinessAdd')
  return machine_sn ? (
    <OfferForm key={machine_sn} machineSn={machine_sn} />
  ) : (
    <WhichMachine route="machineBusinessAdd" question="给哪台机器签合约" />
  )
}
