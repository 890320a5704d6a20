import type { MachineOrder } from '@/parts/machine/machine'
import { destinationOfOrder } from '@/parts/machine/machineWords'
import { PickUpCode } from '@/parts/machine/pickup/PickUpCode'
import { Patience } from './Patience'

/** How long this can still take, or until when it is kept and by which code. */
export function Waiting({ order }: { order: MachineOrder }) {
  const { state, pick_up_code: code, deadline_at: until } = order
  if (!until) return null
  return state === 'kept' ? (
    <PickUpCode code={code} until={until} destination={destinationOfOrder(order)} />
  ) : (
    <Patience state={state} until={until} />
  )
}
