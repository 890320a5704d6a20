import { useMachineOrder } from '@/blocks/machine/useMachineOrder'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { observer } from '@/session/observable'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/ui/state/ErrorView'
import { OrderBar } from './OrderBar'
import { OrderParts } from './OrderParts'

const load = (order_sn: string) => api.get('/tp5/api/OfflineOrder/detail', { order_sn })

export default observer(function OrderDetailsOnlineMachine() {
  const { order_sn } = useRoute('orderDetailsOnlineMachine')
  const { data, error, loading, reload } = useMachineOrder(order_sn, load)
  if (!data) {
    return (
      <Screen route="orderDetailsOnlineMachine">
        <Stack inset>
          {loading ? (
            <RowsSkeleton rows={3} />
          ) : (
            <ErrorView error={error} onRetry={() => void reload()} />
          )}
        </Stack>
      </Screen>
    )
  }
  return (
    <Screen route="orderDetailsOnlineMachine" action={<OrderBar order={data} onMoved={reload} />}>
      <OrderParts order={data} />
    </Screen>
  )
})
