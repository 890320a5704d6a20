import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { paysHere } from '@/parts/iter/paysHere'
import type { RefillOrder } from '@/parts/iter/refill'
import { Button } from '@/ui/button/Button'
import { Text } from '@/ui/text/Text'
import type { Actions as Doing } from './useActions'

interface ActionsProps {
  order: RefillOrder
  actions: Doing
}

/** The next step, and the others below it. */
export function Actions({ order, actions }: ActionsProps) {
  const may = (action: RefillOrder['actions'][number]) => order.actions.includes(action)
  return (
    <Foot>
      <CallError error={actions.finish.error} />
      {may('pay') && paysHere && (
        <Button shape="full" onPress={actions.pay}>
          去付款
        </Button>
      )}
      {may('pay') && !paysHere && (
        <Text size="sm" tone="ink2">
          请到“邻集”小程序里搜索这个单号付款
        </Text>
      )}
      {may('confirm') && (
        <Button shape="full" onPress={() => actions.ask('confirm')}>
          点数收货
        </Button>
      )}
      {may('put') && (
        <Button
          shape="full"
          busy={actions.finish.busy}
          onPress={() => void actions.finish.submit()}
        >
          入库
        </Button>
      )}
      <Button kind="outline" shape="full" onPress={actions.track}>
        看走到哪里
      </Button>
      {may('cancel') && (
        <Button kind="text" shape="full" onPress={() => actions.ask('cancel')}>
          取消订单
        </Button>
      )}
    </Foot>
  )
}
