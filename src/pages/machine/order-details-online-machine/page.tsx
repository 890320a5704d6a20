import { useMachineOrder } from '@/parts/machine/useMachineOrder'
import { WhichMachineOrder } from '@/parts/machine/WhichMachineOrder'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { OrderBar } from './OrderBar'
import { OrderParts } from './OrderParts'

const route = 'orderDetailsOnlineMachine'

export default function OrderDetailsOnlineMachine() {
  const { order_sn } = useRoute(route)
  if (order_sn) return <OneOrder orderSn={order_sn} />
  return (
    <WhichMachineOrder route={route} onChoose={({ order_sn }) => void go(route, { order_sn })} />
  )
}

function OneOrder({ orderSn }: { orderSn: string }) {
  const call = useMachineOrder(orderSn, '/tp5/api/OfflineOrder/detail')
  const { data, reload } = call
  if (!data) return <UnloadedScreen route={route} call={call} rows={3} />
  return (
    <Screen route={route} action={<OrderBar order={data} onMoved={reload} />}>
      <OrderParts order={data} />
    </Screen>
  )
}
