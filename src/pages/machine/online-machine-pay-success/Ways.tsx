import type { MachineOrder } from '@/parts/machine/machine'
import { PickUpButton } from '@/parts/machine/pickup/PickUpButton'
import { isUnderWay } from '@/parts/machine/shipmentWords'
import { go, replace } from '@/navigation/go'
import { Button } from '@/ui/button/Button'

interface WaysProps {
  order: MachineOrder
  onMoved: () => Promise<void>
}

/** What to do next. */
export function Ways({ order, onMoved }: WaysProps) {
  const { order_sn, machine_id, state } = order
  const way = order.kind === 'buy' ? 'buy' : 'exchange'
  const slots = way === 'buy' ? 'onlineMachine' : 'machine'
  const seeOrder = (
    <Button kind="outline" onPress={() => void replace('orderDetailsOnlineMachine', { order_sn })}>
      看订单
    </Button>
  )
  if (state === 'unpaid') {
    return (
      <>
        <Button onPress={() => void go('orderPay', { order_sn })}>去付款</Button>
        {seeOrder}
      </>
    )
  }
  if (state === 'kept') {
    return (
      <>
        <PickUpButton order={order} onMoved={onMoved} />
        {seeOrder}
      </>
    )
  }
  if (isUnderWay(state)) return seeOrder
  return (
    <>
      {state === 'delivered' ? (
        <Button onPress={() => void replace(slots, { machine_id })}>再来一件</Button>
      ) : (
        <Button onPress={() => void replace('onlineMachineMore', { way })}>换一台机器</Button>
      )}
      {seeOrder}
    </>
  )
}
