import { useRoute } from '@/navigation/useRoute'
import { WhichMachine } from '@/parts/iter/WhichMachine'
import { Aisles } from './Aisles'

/** What the slots of a machine hold and sell. */
export default function AisleData() {
  const { machine_sn } = useRoute('aisleData')
  return machine_sn ? (
    <Aisles machineSn={machine_sn} />
  ) : (
    <WhichMachine route="aisleData" question="看哪一台机器" />
  )
}
