import { useRoute } from '@/navigation/useRoute'
import { WhichMachine } from '@/parts/iter/WhichMachine'
import { Round } from './Round'

/** What is done at a machine, slot by slot. */
export default function AisleManagement() {
  const { machine_sn } = useRoute('aisleManagement')
  return machine_sn ? (
    <Round machineSn={machine_sn} />
  ) : (
    <WhichMachine route="aisleManagement" question="看哪一台机器" />
  )
}
