import { observer } from 'mobx-react'
import { useMachineOrder } from '@/parts/machine/useMachineOrder'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { OrderBar } from './OrderBar'
import { OrderParts } from './OrderParts'

const load = (order_sn: string) => api.get('/tp5/api/OfflineOrder/detail', { order_sn })

export default observer(function OrderDetailsOnlineMachine() {
  const { order_sn } = useRoute('orderDetailsOnlineMachine')
  const call = useMachineOrder(order_sn, load)
  const { data, reload } = call
  if (!data) return <UnloadedScreen route="orderDetailsOnlineMachine" call={call} rows={3} />
  return (
    <Screen route="orderDetailsOnlineMachine" action={<OrderBar order={data} onMoved={reload} />}>
      <OrderParts order={data} />
    </Screen>
  )
})
