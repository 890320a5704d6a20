import { useOwnRoute } from '@/navigation/useRoute'
import { SlotsPage } from '@/parts/machine/SlotsPage'

const ways = { machine: 'exchange', onlineMachine: 'buy' } as const

/** A machine's slots, to exchange points for or to buy from. */
export default function Slots() {
  const { name, params } = useOwnRoute('machine/slots')
  const { machine_id, machine_sn } = params
  return <SlotsPage route={name} way={ways[name]} machineId={machine_id} machineSn={machine_sn} />
}
