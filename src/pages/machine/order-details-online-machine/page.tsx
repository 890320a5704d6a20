import { useMachineOrder } from '@/parts/machine/useMachineOrder'
import { useRoute } from '@/navigation/useRoute'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { OrderBar } from './OrderBar'
import { OrderParts } from './OrderParts'

export default function OrderDetailsOnlineMachine() {
  const { order_sn } = useRoute('orderDetailsOnlineMachine')
  const call = useMachineOrder(order_sn, '/tp5/api/OfflineOrder/detail')
  const { data, reload } = call
  if (!data) return <UnloadedScreen route="orderDetailsOnlineMachine" call={call} rows={3} />
  return (
    <Screen route="orderDetailsOnlineMachine" action={<OrderBar order={data} onMoved={reload} />}>
      <OrderParts order={data} />
    </Screen>
  )
}
