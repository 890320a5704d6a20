import type { MachineOrder } from '@/parts/machine/machine'
import { PickUpButton } from '@/parts/machine/pickup/PickUpButton'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'

interface NextProps {
  order: MachineOrder
  onMoved: () => Promise<void>
}

/** What its owner does about it first. */
export function Next({ order, onMoved }: NextProps) {
  const { order_sn, machine_id, actions, kind } = order
  if (actions.includes('pickUp')) return <PickUpButton order={order} onMoved={onMoved} />
  if (actions.includes('pay')) {
    return (
      <Button shape="full" onPress={() => void go('orderPay', { order_sn })}>
        去付款
      </Button>
    )
  }
  const again = kind === 'buy' ? 'onlineMachine' : 'machine'
  return (
    <Button kind="soft" shape="full" onPress={() => void go(again, { machine_id })}>
      再看这台机器
    </Button>
  )
}
