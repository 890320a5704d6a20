import { observer } from 'mobx-react'
import { openGoodsOf } from '@/parts/order/openGoodsOf'
import type { Order } from '@/parts/order/order'
import { orderBook } from '@/parts/order/orderBook'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { purse } from '@/session/purse'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Stack } from '@/ui/stack/Stack'
import { OrderBar } from './OrderBar'
import { OrderParts } from './OrderParts'
import { OrderQuestions } from './OrderQuestions'
import { useOrderActions } from './useOrderActions'

export default observer(function OrderDetails() {
  const { order_sn } = useRoute('orderDetails')
  const call = useCall(
    () => api.get('/tp5/api/ExchangeOrder/detail', { order_sn }),
    [order_sn, purse.exchanges, orderBook.changes],
  )
  const { data } = call
  if (data) return <OneOrder order={data} />
  return <UnloadedScreen route="orderDetails" call={call} rows={3} />
})

function OneOrder({ order }: { order: Order }) {
  const actions = useOrderActions(order)
  return (
    <Screen
      route="orderDetails"
      action={
        <OrderBar
          actions={actions.actions}
          over={order.state === 'finished' || order.state === 'cancelled'}
          onAgain={() => void openGoodsOf(order)}
        />
      }
    >
      <Stack inset>
        <OrderParts
          order={order}
          onChangeAddress={actions.changeAddress}
          onEnd={() => orderBook.changed()}
        />
      </Stack>
      <OrderQuestions order={order} actions={actions} />
    </Screen>
  )
}
