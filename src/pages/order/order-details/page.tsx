import { openGoodsOf } from '@/parts/order/openGoodsOf'
import type { Order } from '@/parts/order/order'
import { useRoute } from '@/navigation/useRoute'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Stack } from '@/ui/stack/Stack'
import { OrderBar } from './OrderBar'
import { OrderParts } from './OrderParts'
import { OrderQuestions } from './OrderQuestions'
import { isOver } from './orderWords'
import { useOrderActions } from './useOrderActions'

export default function OrderDetails() {
  const { order_sn } = useRoute('orderDetails')
  const call = useRead('/tp5/api/ExchangeOrder/detail', { order_sn })
  const { data, reload } = call
  if (data) return <OneOrder order={data} onEnd={() => void reload()} />
  return <UnloadedScreen route="orderDetails" call={call} rows={3} />
}

interface OneOrderProps {
  order: Order
  /** The time to pay is over. */
  onEnd: () => void
}

function OneOrder({ order, onEnd }: OneOrderProps) {
  const actions = useOrderActions(order)
  return (
    <Screen
      route="orderDetails"
      action={
        <OrderBar
          orderSn={order.order_sn}
          actions={actions.actions}
          over={isOver(order)}
          onAgain={() => void openGoodsOf(order)}
        />
      }
    >
      <Stack inset>
        <OrderParts
          order={order}
          onChangeAddress={actions.changeAddress}
          onExtend={actions.giveTime}
          onEnd={onEnd}
        />
      </Stack>
      <OrderQuestions order={order} actions={actions} />
    </Screen>
  )
}
